import { describe, expect, it } from 'vitest';
import { openConnections } from '../../tests/fixtures/edge-connection.ts';

it('a client is answered in the order it asked, however it reads while it waits for a page', () => {
  const { outdated, connect } = openConnections();
  outdated.add('/about');
  const first = connect(1);
  first.socket.ask('/about');
  const { socket } = connect(2);
  for (const path of ['/about', '/']) socket.ask(path);
  socket.emit('drain');
  expect(socket.got).toEqual([]);
  outdated.clear();
  first.connection.idle();
  expect(socket.got).toEqual(['/about', '/']);
});

it('a client that reads no answers is read on once it has read them', () => {
  const { socket } = openConnections().connect(1);
  socket.isFull = true;
  for (const path of ['/', '/about']) socket.ask(path);
  expect(socket.got).toEqual(['/']);
  socket.emit('drain');
  expect(socket.got).toEqual(['/', '/about']);
});

it('clients do not wait for each other when they ask for a page that the edge does not have', () => {
  const { told, connect } = openConnections();
  for (const { socket } of [connect(1), connect(2)]) socket.ask('/none');
  expect(told).toEqual(['1 open', '1 data', '2 open', '2 data']);
});

describe('several clients that wait for a page', () => {
  /** One that asks the origin for `/about`, and one that waits for it. */
  const openWaiting = () => {
    const edge = openConnections();
    edge.outdated.add('/about');
    const [first, second] = [edge.connect(1), edge.connect(2)];
    for (const { socket } of [first, second]) socket.ask('/about');
    expect(edge.told).toEqual(['1 open', '1 data']);
    return { ...edge, first, second };
  };

  it('ask for it themselves when the one who asked leaves, and get it before what they ask next', () => {
    const { first, second, told } = openWaiting();
    first.socket.leave();
    expect(told.slice(2)).toEqual(['1 close', '2 open', '2 data']);
    second.socket.ask('/');
    second.socket.emit('drain');
    expect(second.socket.got).toEqual([]);
    second.connection.idle();
    expect(second.socket.got).toEqual(['/']);
  });

  it('ask for it no more once they have left', () => {
    const { first, second, told } = openWaiting();
    second.socket.leave();
    first.connection.idle();
    expect(told).toEqual(['1 open', '1 data']);
  });

  it('keep their connections when others without a request are released', () => {
    const { first, second, connect } = openWaiting();
    const silent = connect(3);
    const all = [first, second, silent];
    for (const { connection } of all) connection.release();
    expect(all.map(({ socket }) => socket.closing)).toEqual([[], [], ['destroy soon']]);
  });

  it('are each answered from the edge again after that', () => {
    const { outdated, first, second, told } = openWaiting();
    first.connection.idle();
    second.connection.idle();
    outdated.clear();
    for (const { socket } of [first, second]) socket.ask('/');
    expect([first.socket.got, second.socket.got]).toEqual([['/'], ['/']]);
    expect(told).toEqual(['1 open', '1 data', '2 open', '2 data']);
  });
});

describe('a client that the origin answers', () => {
  it('is read on only then, but for what belongs to its request', () => {
    const { outdated, told, connect } = openConnections();
    outdated.add('/about');
    const [page, other] = [connect(1), connect(2)];
    page.socket.ask('/about');
    other.socket.ask('/api/skills', 'POST');
    for (const { socket, connection } of [page, other]) {
      socket.ask('/');
      socket.emit('drain');
      connection.taken();
    }
    expect(told).toEqual(['1 open', '1 data', '2 open', '2 data', '2 data']);
    expect(page.socket.got).toEqual([]);
    page.connection.idle();
    expect([page.socket.got, other.socket.got]).toEqual([['/'], []]);
  });

  it('stays with it for good after any but a plain request, or when the edge hands it over', () => {
    const { told, connect } = openConnections();
    const [other, handed] = [connect(1), connect(2)];
    other.socket.ask('/api/skills', 'POST');
    handed.connection.handOver();
    for (const { socket, connection } of [other, handed]) {
      connection.idle();
      socket.ask('/');
    }
    expect(told).toEqual(['1 open', '1 data', '1 data', '2 open', '2 data']);
    expect([other.socket.got, handed.socket.got]).toEqual([[], []]);
  });

  it('ends by the origin, which hears that it sends no more and that it is gone; others end here', () => {
    const { told, closed, connect } = openConnections();
    const [asking, silent] = [connect(1), connect(2)];
    asking.socket.ask('/api/skills', 'POST');
    for (const { socket } of [asking, silent]) {
      socket.emit('end');
      socket.leave();
    }
    expect(told.slice(2)).toEqual(['1 end', '1 close']);
    expect([asking.socket.closing, silent.socket.closing]).toEqual([[], ['end']]);
    expect(closed).toEqual([1, 2]);
  });
});
