/**
 * A script for the head of every document. A page restored by the back button, from the browser's memory or its cache, hides itself and reloads
 * unless the same member is signed in as before, or still none. It runs before the first paint and does not wait for hydration.
 */
export const pageOwnerScript = (memberId: number | null): string =>
  `(function(){function check(){var id=null;try{id=JSON.parse(localStorage.getItem('user')).id}catch{}` +
  `if(id!==${memberId}){document.documentElement.hidden=true;location.reload()}}` +
  `addEventListener('pageshow',function(e){if(e.persisted)check()});` +
  `var from=performance.getEntriesByType('navigation')[0];if(from&&from.type==='back_forward')check()})()`;
