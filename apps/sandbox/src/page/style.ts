export const style = `
:root { color-scheme: light dark; --paper: #f7f1e6; --surface: #fffaf1; --ink: #2a2420; --ink-soft: #6a5d52; --line: #e2d6c3; --accent: #b3472a; --accent-ink: #fffaf1; --good: #3f6b46; --bad: #a3261c; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1916; --surface: #27211d; --ink: #f1e8da; --ink-soft: #b8a998; --line: #3d342d; --accent: #e58562; --accent-ink: #1d1916; --good: #8fc298; --bad: #f08a7d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 Inter, system-ui, sans-serif; }
main, header, footer { max-width: 1040px; margin: 0 auto; padding: 0 20px; }
header { padding-top: 28px; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: baseline; }
header a.brand { font: 600 22px/1.2 Fraunces, Georgia, serif; color: var(--ink); text-decoration: none; }
header nav { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 14px; }
main { padding-top: 12px; padding-bottom: 56px; } main > p.small:first-child { margin: 8px 0 0; } .card + p, .cards + p, .scroll + p { margin-top: 12px; }
h1, h2, h3 { font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 36px; margin: 20px 0 8px; } h2 { font-size: 22px; margin: 40px 0 12px; } h3, h2.title { font-size: 18px; margin: 0 0 4px; }
p { max-width: 70ch; margin: 0 0 12px; } .soft { color: var(--ink-soft); } .small { font-size: 14px; }
a { color: var(--accent); text-underline-offset: 3px; }
code { font: 14px/1.4 ui-monospace, Menlo, monospace; overflow-wrap: anywhere; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)); gap: 16px; padding: 0; margin: 0; list-style: none; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 16px; min-width: 0; }
.card img { display: block; width: calc(100% + 32px); margin: -16px -16px 12px; aspect-ratio: 5 / 3; object-fit: cover; border-radius: 11px 11px 0 0; background: var(--line); }
.banner { display: block; width: 100%; height: auto; aspect-ratio: 16 / 7; object-fit: cover; border-radius: 12px; margin: 12px 0; background: var(--line); }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
table { border-collapse: collapse; width: 100%; font-size: 14px; } th, td { text-align: left; padding: 10px 14px; border-bottom: 1px solid var(--line); vertical-align: middle; }
tr:last-child td { border-bottom: 0; } th { color: var(--ink-soft); font-weight: 500; } td.number { text-align: right; font-variant-numeric: tabular-nums; }
form.row, .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; } form { margin: 0; }
button, .button { font: inherit; font-size: 14px; border: 1px solid var(--line); background: var(--surface); color: var(--ink); border-radius: 999px; padding: 8px 14px; min-height: 40px; cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; }
button:hover, .button:hover { border-color: var(--accent); } button.on, button.primary, .button.primary { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
input, select, textarea { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 8px 10px; min-height: 40px; max-width: 100%; }
label { display: grid; gap: 4px; font-size: 14px; color: var(--ink-soft); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.good { color: var(--good); } .bad { color: var(--bad); } .tag { border: 1px solid var(--line); border-radius: 999px; padding: 2px 10px; font-size: 12px; white-space: nowrap; }
iframe { width: 100%; min-height: 62vh; border: 1px solid var(--line); border-radius: 12px; background: #fff; } pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 16px; }
footer { padding: 20px; border-top: 1px solid var(--line); color: var(--ink-soft); font-size: 14px; }
.narrow { max-width: 460px; margin: 8vh auto; } .stack { display: grid; gap: 12px; } .wide { width: 100%; justify-content: flex-start; text-align: left; border-radius: 12px; padding: 12px 16px; }
`;
