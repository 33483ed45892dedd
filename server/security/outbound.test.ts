import { describe, expect, it } from 'vitest';
import { webServer } from '../../tests/fixtures/web-server.ts';
import { createOutbound, outboundLimits, Refused } from './outbound.ts';

const guarded = createOutbound();
const local = async () => [{ address: '127.0.0.1', family: 4 }];

describe('outbound requests', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://127.0.0.1./',
    'http://①②⑦.0.0.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fe80::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/',
    'http://10.0.0.8:8080/',
    'http://192.168.0.1/',
    'https://localhost/',
  ])('refuse %s, before sending anything', async (url) => {
    await expect(guarded(url)).rejects.toThrow(
      new Refused('That address leads into a private network and is not opened.'),
    );
  });

  it.each(['ftp://site.test/', 'file:///etc/passwd', 'gopher://x/', 'data:text/html,x', 'x', ''])(
    'accept only http and https, not %j',
    async (url) => {
      await expect(guarded(url)).rejects.toThrow('That is not an http or https address.');
    },
  );

  it.each(['http://user@site.test/', 'http://:secret@site.test/'])(
    'accept no user info: %s',
    async (url) => {
      await expect(guarded(url)).rejects.toThrow('user name or password');
    },
  );

  it('refuse a name that resolves to a private address', async () => {
    const server = await webServer((_, response) => response.end());
    const outbound = createOutbound({ resolve: local });
    await expect(outbound(`http://harmless.test:${server.port}/`)).rejects.toThrow(Refused);
    expect(server.asked).toEqual([]);
  });

  it('connect to the address that was checked, not to one resolved again', async () => {
    const answers = [[{ address: '203.0.113.1', family: 4 }], await local()];
    const outbound = createOutbound({ resolve: async () => answers.shift() ?? [] });
    await expect(outbound('http://rebinding.test/')).rejects.toThrow(Refused);
    expect(answers).toHaveLength(1);
  });

  it('refuse a redirect to a private address', async () => {
    const hidden = await webServer((_, response) => response.end('secret'));
    const open = await webServer((_, response) =>
      response.writeHead(302, { Location: `${hidden.url}/secret` }).end(),
    );
    await expect(createOutbound({ allow: [open.host] })(open.url)).rejects.toThrow(Refused);
    expect([open.asked, hidden.asked]).toEqual([['GET /'], []]);
  });

  it.each(['file:///etc/passwd', 'http://user@127.0.0.1/', 'http://0x7f.1:1/'])(
    'refuse a redirect to %s',
    async (location) => {
      const open = await webServer((_, response) =>
        response.writeHead(301, { Location: location }).end(),
      );
      await expect(createOutbound({ allow: [open.host] })(open.url)).rejects.toThrow(Refused);
    },
  );

  it.each([
    [201, { Location: '/other' }],
    [302, {}],
  ])('follow nothing but a redirect that says where to: %s %j', async (status, headers) => {
    const server = await webServer((_, response) => response.writeHead(status, headers).end());
    const answer = await createOutbound({ allow: [server.host] })(server.url);
    expect([answer.status, server.asked]).toEqual([status, ['GET /']]);
  });

  it('follow at most 5 redirects', async () => {
    const server = await webServer((request, response) =>
      response.writeHead(302, { Location: `${request.url}x` }).end(),
    );
    const answer = await createOutbound({ allow: [server.host] })(server.url);
    expect([answer.status, answer.finalUrl]).toEqual([302, `${server.url}/xxxxx`]);
    expect(server.asked).toHaveLength(6);
  });

  it('ask for an answer that is not compressed, so that it is read as it is', async () => {
    const server = await webServer(({ headers }, response) =>
      response.end(headers['accept-encoding']),
    );
    const { body } = await createOutbound({ allow: [server.host] })(server.url);
    expect(body.toString()).toBe('identity');
  });

  it('read at most 1 MB', async () => {
    const server = await webServer((_, response) => {
      const chunk = Buffer.alloc(300_000, 'x');
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      more();
    });
    const { body } = await createOutbound({ allow: [server.host] })(server.url);
    expect(body.length).toBe(1024 * 1024);
  });

  it('give up after 6 s, however slowly the answer drips', async () => {
    expect(outboundLimits.ms).toBe(6_000);
    const server = await webServer((_, response) => response.write('x'));
    const signal = AbortSignal.timeout(50);
    await expect(
      createOutbound({ allow: [server.host] })(server.url, { signal }),
    ).rejects.toThrow();
  });

  it('reach what OUTBOUND_ALLOW names, by host and port', async () => {
    const server = await webServer((_, response) => response.end('here'));
    const allowed = createOutbound({ allow: [`localhost:${server.port}`] });
    const { status, body } = await allowed(`http://localhost:${server.port}/`);
    expect([status, body.toString()]).toEqual([200, 'here']);
    await expect(allowed(server.url)).rejects.toThrow(Refused);
    await expect(allowed('http://localhost:1/')).rejects.toThrow(Refused);
    const plain = createOutbound({ allow: ['127.0.0.1:80'] });
    await expect(plain('https://127.0.0.1/')).rejects.toThrow(Refused);
  });
});
