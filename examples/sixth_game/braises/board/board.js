// The board of Braises: a view comes in, a move goes out. Plain functions and our own drawings.
const plain = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const drawn = (name, box, inside) => `<svg class="${name}" viewBox="${box}" aria-hidden="true">${inside}</svg>`;
const FLAME = drawn('flame', '0 0 24 24', '<path d="M13 1c1 6 7 8 6 15a7 7 0 0 1-14 0c0-4 3-6 3-9 2 1 3 3 3 5 2-3 3-7 2-11z"/>');
const BACK = drawn('back', '0 0 20 28', '<rect width="20" height="28" rx="3"/><path d="M10 6c3 5 5 6 4 10a4 4 0 0 1-8 0c0-4 3-5 4-10z"/>');

/** A dragon as large as its number: small and green, or large and red. */
function dragon(size) {
  const [hue, grown] = [150 - size * 16, 0.56 + size * 0.05];
  const [skin, dark] = [42, 26].map((light) => `fill="hsl(${hue} 62% ${light}%)"`);
  return drawn('dragon', '-50 -60 100 110', `<g transform="scale(${grown})">
    <path ${dark} d="M-14-8C-34-40-44-38-48-52c-2 22-4 34 4 52 8-6 18-4 30 2zM14-8C34-40 44-38 48-52c2 22 4 34-4 52-8-6-18-4-30 2z"/>
    <path ${skin} d="M10 30c20 6 30-2 34 10 0-18-12-24-30-22z"/><ellipse ${skin} cy="14" rx="22" ry="28"/>
    <ellipse fill="#f7e3b0" cy="20" rx="13" ry="18"/><path ${dark} d="M-16-34-22-52-8-40zM16-34 22-52 8-40z"/>
    <ellipse ${skin} cy="-24" rx="21" ry="19"/><circle fill="#fff" cx="-8" cy="-27" r="6"/><circle fill="#fff" cx="8" cy="-27" r="6"/>
    <circle cx="-7" cy="-26" r="3"/><circle cx="7" cy="-26" r="3"/><path ${dark} d="M-9-13q9 6 18 0" fill-opacity="0.8"/></g>`);
}

/** A gem with as many points as it is worth. */
function gem(worth) {
  const tint = `hsl(${200 + worth * 22} 75% 58%)`;
  return drawn('gem', '0 0 40 40', `<path fill="${tint}" d="M8 4h24l8 12-20 22L0 16z"/><path fill="#fff" fill-opacity="0.45" d="M8 4h24l-6 12H14z"/>
    <text x="20" y="28" text-anchor="middle">${worth}</text>`);
}

function card(size, move, at, sealed, label) {
  const face = `${dragon(size)}<b>${size}</b>`;
  if (!move) return `<span class="scale">${face}</span>`;
  return `<button class="scale glows" data-move="${at}" aria-pressed="${sealed}" aria-label="${plain(label)}">${face}</button>`;
}

function place({ names, speech, seat: own }, { seat, hoard, embers, hand_size, sent }) {
  const say = (word) => plain(speech.say(`word-${word}`));
  return `<section class="place${seat === own ? ' mine' : ''}"><h3>${plain(names[seat] ?? '')}</h3>
    <p><span title="${say('hoard')}" aria-label="${say('hoard')} ${hoard}" role="img">${gem(hoard)}</span>
      <span aria-label="${say('embers')} ${embers}" role="img">${FLAME.repeat(embers)}</span>
      <span aria-label="${say('hand_size')} ${hand_size}" role="img">${BACK.repeat(hand_size)}</span></p>
    ${sent === null ? '<i class="scale nobody"></i>' : card(sent)}</section>`;
}

function whole(props) {
  const { view, decision, speech } = props;
  const moves = decision ? (decision.moves.length ? decision.moves : decision.changes) : [];
  const at = (size) => moves.findIndex((move) => move.card === size);
  const hand = view.hand.map((size) =>
    card(size, moves[at(size)], at(size), decision?.sealed?.card === size, at(size) < 0 ? '' : speech.move(moves[at(size)])));
  const others = moves.map((move, which) => move.type === 'lay' ? '' :
    `<button class="deed glows" data-move="${which}">${move.type === 'breathe' ? FLAME : ''}${plain(speech.move(move))}</button>`);
  return `<div class="nest" aria-label="${plain(speech.say('word-at_stake'))}" role="group">${view.at_stake.map(gem).join('')}
      ${view.die ? `<b class="die" aria-label="${plain(speech.say('word-die'))} ${view.die}" role="img">${view.die}</b>` : ''}<small>${plain(speech.say('word-left'))} ${view.left}</small></div>
    <div class="places">${view.places.map((each) => place(props, each)).join('')}</div>
    <div class="own" data-own><p class="deeds">${others.join('')}</p><div class="hand">${hand.join('')}</div></div>`;
}

export function mount(root, props) {
  let now = props;
  root.className = 'braises';
  root.onclick = ({ target }) => {
    const chosen = target.closest('[data-move]');
    const { moves, changes } = now.decision ?? { moves: [], changes: [] };
    if (chosen) now.play((moves.length ? moves : changes)[Number(chosen.dataset.move)]);
  };
  const update = (next) => {
    now = next;
    const held = root.contains(document.activeElement) ? document.activeElement.dataset.move : null;
    root.innerHTML = whole(next);
    if (held) root.querySelector(`[data-move="${held}"]`)?.focus();
  };
  update(props);
  return { update, destroy: () => root.replaceChildren() };
}
