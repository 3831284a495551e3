// A boardgame.io server in memory with one game: four hidden hands, a hidden deck, open flights; it never ends.
// Every table begins somewhere in the middle of it: what is sent is as long from the first move as in the long run.

const { Server } = require("boardgame.io/server");

const KINDS = ["black", "blue", "brass", "bronze", "copper", "gold", "green", "red", "silver", "white"];
const card = (number) => ({
  id: number,
  kind: KINDS[number % KINDS.length],
  strength: 1 + (number % 13),
  nature: number % 2 ? "good" : "evil",
});
const hidden = (cards) => ({ count: cards.length });

const gambit = {
  name: "gambit",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 70 }, (_, number) => card(number)));
    const seats = Array.from({ length: ctx.numPlayers }, () => ({
      hand: deck.splice(0, 6),
      flight: deck.splice(0, random.Die(3)),
      hoard: 50,
    }));
    const discard = deck.splice(0, random.Die(deck.length) - 1);
    return { deck, seats, discard, pot: 0 };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID, random }, place) => {
      const seat = G.seats[Number(playerID)];
      const [played] = seat.hand.splice(place, 1);
      seat.flight.push(played);
      if (seat.flight.length > 3) G.discard.push(...seat.flight.splice(0, 3));
      if (G.deck.length === 0) G.deck = random.Shuffle(G.discard.splice(0));
      seat.hand.push(G.deck.pop());
      G.pot += played.strength;
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: hidden(G.deck),
    seats: G.seats.map((seat, number) => ({
      ...seat,
      hand: String(number) === playerID ? seat.hand : hidden(seat.hand),
    })),
  }),
};

const server = Server({ games: [gambit], origins: [/.*/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
