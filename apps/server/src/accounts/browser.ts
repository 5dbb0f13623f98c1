import type { FastifyRequest } from 'fastify';
import { keyedHash } from '../platform/keyed-hash.ts';

/** The browser that a session is used from. */
export interface Browser {
  /** "Chrome en Windows": what the owner of a session recognises. */
  device: string;
  /** Keyed hash of the user agent. */
  browserHash: string;
}

/** The first that matches: browsers also call themselves by the names of those that they descend from. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

export function browserOf(deps: { jwtSecret: string }, request: FastifyRequest): Browser {
  const userAgent = request.headers['user-agent'] ?? '';
  return { device: describeDevice(userAgent), browserHash: keyedHash(deps.jwtSecret, 'browser', userAgent) };
}

/** What a user agent says of itself; "Navegador desconocido" where that is nothing known. */
export function describeDevice(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Navegador desconocido';
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  return system ? `${browser} en ${system}` : browser;
}
