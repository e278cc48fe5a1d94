/**
 * A script for the head of every document. A page that the back button shows again, from the browser's memory or its cache, hides itself
 * and reloads unless the same member, or nobody as before, is signed in here. It runs before anything is shown and does not wait for
 * hydration.
 */
export const pageOwnerScript = (memberId: number | null): string =>
  `(function(){function check(){var id=null;try{id=JSON.parse(localStorage.getItem('user')).id}catch{}` +
  `if(id!==${memberId}){document.documentElement.hidden=true;location.reload()}}` +
  `addEventListener('pageshow',function(e){if(e.persisted)check()});` +
  `var from=performance.getEntriesByType('navigation')[0];if(from&&from.type==='back_forward')check()})()`;
