import { password, people } from '@staylore/demo-world/people';
import type { FastifyInstance } from 'fastify';
import { faults, providers } from '../core/faults.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { shareCode } from '../instagram/links/share-links.ts';
import type { Network } from '../instagram/network/accounts.ts';
import { magicHandles } from '../instagram/network/constants.ts';
import { magicInputs } from '../maps/magic.ts';
import { html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';

/** The home page, which lists everything that the sandbox simulates. */
export async function homeRoutes(app: FastifyInstance, sandbox: Sandbox, network: Network): Promise<void> {
  app.get('/', async (_request, reply) => {
    const body = html`<h1>The outside world, on this machine</h1>
<p>This process simulates the photo network, the sign-in providers, the maps, a booking partner, a bank and a mailbox for <a href="${sandbox.config.publicUrl}">Staylore</a>, over their real protocols. Nothing here reaches the internet.</p>
${handles(network)}${persons()}${entryPoints(network)}${controls(sandbox)}`;
    return sendPage(reply, { title: 'Staylore sandbox', body });
  });
}

function handles(network: Network) {
  const cards = network.written().map(
    (
      account,
    ) => html`<li class="card"><img src="/cdn/media/${account.posts[0]?.shortcode}/1.jpg" alt="" loading="lazy" width="300" height="180">
<h3>${account.handle}</h3><p class="small soft">${account.biography}</p><p class="small">${account.posts.length} posts · ${account.followers.toLocaleString('en')} followers</p></li>`,
  );
  const faulty = [...magicHandles].map(
    ([handle, what]) => html`<tr><td><code>${handle}</code></td><td>${what}</td></tr>`,
  );
  return html`<h2 id="handles">Handles of the photo network</h2><ul class="cards">${cards}</ul>
<h2>Handles that go wrong</h2><div class="scroll"><table><tbody>${faulty}</tbody></table></div>`;
}

function persons() {
  const rows = people.map(
    (person) =>
      html`<tr><td>${person.firstName} ${person.lastName}</td><td><code>${person.email}</code></td><td>${person.handle ? html`<code>${person.handle}</code>` : null}</td><td>${person.home.city}, ${person.home.country}</td></tr>`,
  );
  return html`<h2 id="people">People</h2><p>All of them sign in with the password <code>${password}</code>.</p>
<div class="scroll"><table><thead><tr><th>Name</th><th>E-mail</th><th>Handle</th><th>Home</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function entryPoints(network: Network) {
  const post = network.written()[0]?.posts[0];
  const share = post ? `/www.instagram.com/share/p/${shareCode(post.shortcode)}` : null;
  return html`<h2 id="entry-points">Entry points</h2><ul>
<li><a href="/inbox">Mailbox</a>, and <a href="/inbox.json">as JSON</a>: every mail that the product sent</li>
<li><a href="/partner">Booking partner</a> and its <a href="/partner/bookings">bookings</a>: book, pay, cancel and stay by buttons; each step is reported to the product</li>
<li><a href="/bank">Bank</a>: takes a payment file and answers with a status report</li>
<li>${share ? html`A link as people <a href="${share}">share</a> it: it leads to a post of the photo network` : null}</li>
<li>Sign-in with Google, with Apple and with the photo network: start it in the product, choose an account here</li>
<li><a href="/www.instagram.com/accounts/manage_access">Apps and websites</a> of the photo network: take the access of the product back, or ask it to delete what it knows</li>
<li>Maps: Google's, Photon's and Nominatim's; the texts <code>${Object.values(magicInputs).join(' ')}</code> are answered in special ways</li>
<li><a href="/requests.json">Requests</a>: the last calls to each simulated service; <a href="/control">state</a> and <a href="/clock">clock</a> as JSON</li></ul>`;
}

function controls(sandbox: Sandbox) {
  const rows = providers.map((provider) => {
    const now = sandbox.faults.of(provider);
    const buttons = faults.map(
      (fault) =>
        html`<button name="fault" value="${fault}"${now.fault === fault ? html` class="on" aria-pressed="true"` : null}>${fault}</button>`,
    );
    return html`<tr><th scope="row">${provider}</th><td><form class="row" method="post" action="/control"><input type="hidden" name="provider" value="${provider}">${buttons}</form></td></tr>`;
  });
  const steps = [
    ['1 hour', 1],
    ['1 day', 24],
    ['1 week', 168],
    ['15 days', 360],
  ] as const;
  const buttons = steps.map(
    ([label, hours]) => html`<button name="advance_hours" value="${hours}">+ ${label}</button>`,
  );
  return html`<h2 id="controls">Controls</h2><p>How each service answers from now on:</p>
<div class="scroll"><table><tbody>${rows}</tbody></table></div>
<h2>Clock</h2><p>It is <strong>${sandbox.clock.now().toISOString().slice(0, 16).replace('T', ' ')}</strong> UTC here. Time only goes forward.</p>
<form class="row" method="post" action="/control"><input type="hidden" name="provider" value="clock">${buttons}</form>`;
}
