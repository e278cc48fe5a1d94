import { html, type Markup } from '../page/html.ts';

export interface ReceivedFile {
  messageId: string;
  at: string;
  status: string;
  count: string;
  sum: string;
  report: string;
}

const words: Record<string, string> = { ACCP: 'accepted', PART: 'partly accepted', RJCT: 'refused' };

function state(file: ReceivedFile): Markup {
  return html`<span class="${file.status === 'RJCT' ? 'bad' : 'good'}">${file.status}, ${words[file.status] ?? ''}</span>`;
}

/** The files received, and a form for another. */
export function bankPage(files: ReceivedFile[], now: Date): Markup {
  const rows = files.map(
    (file) =>
      html`<tr><td><a href="/bank/reports/${encodeURIComponent(file.messageId)}">${file.messageId}</a></td><td>${file.at.slice(0, 16).replace('T', ' ')}</td><td class="number">${file.count}</td><td class="number">${file.sum}</td><td>${state(file)}</td></tr>`,
  );
  return html`<h1>Bank</h1><p class="soft">Takes payment files (pain.001.001.09, Swiss Payment Standards), checks them and answers with a status report (pain.002.001.10).</p>
<form method="post" action="/bank/morning" class="card stack"><div><button class="primary">On to the next payment morning</button></div><p class="small soft">The clock moves from ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC to the next workday at six; what is payable by then is paid within seconds. Reload to see the file.</p></form>
<h2>Hand in a file</h2><form method="post" action="/bank" class="stack"><label>Payment file<textarea name="file" rows="8" spellcheck="false" required placeholder="&lt;?xml version=&quot;1.0&quot;?&gt;&lt;Document …"></textarea></label><div class="row"><button class="primary">Hand in the file</button></div></form>
<h2>Received</h2>${
    rows.length > 0
      ? html`<div class="scroll"><table><thead><tr><th>File</th><th>When (UTC)</th><th>Payments</th><th>Sum</th><th>State</th></tr></thead><tbody>${rows}</tbody></table></div>`
      : html`<p>No file yet.</p>`
  }
<p class="small soft">A creditor whose name holds AC04, AM04, BE05, MD07 or MS03 as a word is refused with that reason.</p>`;
}

export function filePage(file: ReceivedFile): Markup {
  return html`<h1>Status report</h1><p>${file.messageId}: ${state(file)}</p><pre>${file.report}</pre><p><a href="/bank">Back to the bank</a></p>`;
}
