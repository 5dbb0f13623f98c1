import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { addinPath, addinSource, officeScriptOrigin } from '@foja/contracts/addin';
import { anonymizationKeyHeader, anonymizationUserHeader } from '@foja/contracts/anonymization-calls';
import { applicationIdHeader } from '@foja/contracts/limits';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** Word on the web shows the task pane in a frame, and stands in one itself where a file is opened from one of these. */
const officeHosts = [
  'https://*.officeapps.live.com',
  'https://*.office.com',
  'https://*.office365.com',
  'https://*.sharepoint.com',
  'https://*.microsoft365.com',
  'https://*.cloud.microsoft',
  'https://onedrive.live.com',
  'https://teams.microsoft.com',
];

/** Headers that keep the page to its own scripts, and the origins that may call from elsewhere. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const overHttps = config.publicUrl?.startsWith('https://') ?? false;
  const policy = (moreScripts: string[], frameAncestors: string[]) => ({
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...moreScripts],
      // Components set positions as inline styles.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      frameAncestors,
      upgradeInsecureRequests: overHttps ? [] : null,
    },
  });
  await app.register(helmet, {
    contentSecurityPolicy: policy([], ["'none'"]),
    strictTransportSecurity: overHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const openings = {
    pane: policy([officeScriptOrigin], ["'self'", ...officeHosts]),
    login: policy([officeScriptOrigin], ["'none'"]),
  };
  app.addHook('onRequest', async (request, reply) => {
    const opening = addinOpening(request.url);
    if (!opening) return;
    if (opening === 'picture') {
      // The ribbon shows it on a page of Office's.
      reply.raw.setHeader('cross-origin-resource-policy', 'cross-origin');
      return;
    }
    await reply.helmet({ contentSecurityPolicy: openings[opening] });
    // A page with an opener policy of its own loses the window that opened it, and Office.js speaks through that.
    reply.raw.setHeader('cross-origin-opener-policy', 'unsafe-none');
    if (opening === 'pane') reply.raw.removeHeader('x-frame-options');
  });
  if (config.allowedOrigins.length > 0) {
    await app.register(cors, {
      origin: config.allowedOrigins,
      allowedHeaders: [
        'content-type',
        'accept',
        'authorization',
        'mcp-protocol-version',
        applicationIdHeader,
        anonymizationKeyHeader,
        anonymizationUserHeader,
      ],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      maxAge: 600,
    });
  }
}

/** What of the Word add-in an address is; null for everything else, which keeps the strict headers. */
function addinOpening(url: string): 'pane' | 'login' | 'picture' | null {
  const [path = '', query = ''] = url.split('?', 2);
  if (path === addinPath || path === `${addinPath}/`) return 'pane';
  if (path === '/login' && new URLSearchParams(query).get('source') === addinSource) return 'login';
  return path.startsWith(`${addinPath}/`) && /^[\w-]+\.png$/.test(path.slice(addinPath.length + 1)) ? 'picture' : null;
}
