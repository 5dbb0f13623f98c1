import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appVersion } from '@foja/contracts/limits';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { convert } from 'office-addin-manifest-converter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { readXml } from '../testing/read-xml.ts';

const configured = (environment: Record<string, string>) =>
  buildTestApp({ config: readConfig({ LOG_LEVEL: 'silent', ...environment }) });

let plain: TestApp;
let open: TestApp;
beforeAll(async () => {
  [plain, open] = await Promise.all([configured({}), configured({ PUBLIC_URL: 'https://foja.example/' })]);
});
afterAll(() => Promise.all([plain.close(), open.close()]));

const manifests = ['/addin/manifest.xml', '/addin/manifest.json'];
/** What may stand within an element of the XML manifest's overrides, in this order: Office refuses a file that has another one. */
const childrenInOrder: Record<string, string[]> = {
  VersionOverrides: ['Description', 'Requirements', 'Hosts', 'Resources', 'WebApplicationInfo', 'EquivalentAddins'],
  DesktopFormFactor: ['GetStarted', 'FunctionFile', 'ExtensionPoint'],
  ExtensionPoint: ['OfficeTab', 'CustomTab'],
  Group: ['Label', 'Icon', 'Control'],
  Control: ['Label', 'Supertip', 'Icon', 'Action'],
  Supertip: ['Title', 'Description'],
  Action: ['TaskpaneId', 'SourceLocation', 'Title'],
  Resources: ['bt:Images', 'bt:Urls', 'bt:ShortStrings', 'bt:LongStrings'],
};
const pixels = (name: string) => {
  const png = readFileSync(join(findProjectRoot(), 'apps/web/public/addin', name));
  return [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];
};

describe('the manifest', () => {
  it.each(manifests)('%s is refused with 503 without a public address', async (url) => {
    const answer = await plain.app.inject({ url });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ error: 'not_configured', message: expect.stringContaining('PUBLIC_URL') });
  });

  it('is refused with 503 where the public address is not https', async () => {
    const http = await configured({ PUBLIC_URL: 'http://foja.example' });
    expect((await http.app.inject({ url: manifests[0] })).statusCode).toBe(503);
    await http.close();
  });

  it('as XML is well formed and has what Word asks of a task pane', async () => {
    const { statusCode, headers, body } = await open.app.inject({ url: '/addin/manifest.xml' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('application/xml');
    const manifest = readXml(body);
    expect(manifest.name).toBe('OfficeApp');
    expect(manifest.attributes['xsi:type']).toBe('TaskPaneApp');
    expect(manifest.text('Id')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(manifest.text('Version')).toBe(`${appVersion}.0`);
    expect(manifest.text('Version')).toMatch(/^\d+(\.\d+){3}$/);
    expect(manifest.text('DefaultLocale')).toBe('es-AR');
    expect(manifest.text('Permissions')).toBe('ReadWriteDocument');
    expect(manifest.text('AppDomain')).toBe('https://foja.example');
    expect(manifest.find('Host').attributes.Name).toBe('Document');
    expect(manifest.find('SourceLocation').attributes.DefaultValue).toBe('https://foja.example/addin');
    expect(manifest.find('Action').attributes['xsi:type']).toBe('ShowTaskpane');
    expect(manifest.find('bt:Url').attributes).toEqual({
      id: 'Pane.Url',
      DefaultValue: 'https://foja.example/addin',
    });
    // In the order that its schema sets.
    expect(manifest.children.map(({ name }) => name)).toEqual([
      'Id',
      'Version',
      'ProviderName',
      'DefaultLocale',
      'DisplayName',
      'Description',
      'IconUrl',
      'HighResolutionIconUrl',
      'SupportUrl',
      'AppDomains',
      'Hosts',
      'Requirements',
      'DefaultSettings',
      'Permissions',
      'VersionOverrides',
    ]);
  });

  it('as XML has the elements of its overrides in the order that the schema sets', async () => {
    const manifest = readXml((await open.app.inject({ url: '/addin/manifest.xml' })).body);
    const ordered = manifest.all().filter(({ name }) => name in childrenInOrder);
    expect(new Set(ordered.map(({ name }) => name))).toEqual(new Set(Object.keys(childrenInOrder)));
    for (const { name, children } of ordered) {
      const order = childrenInOrder[name] ?? [];
      const places = children.map((child) => order.indexOf(child.name));
      expect(places, name).not.toContain(-1);
      expect(places, name).toEqual([...places].sort((a, b) => a - b));
    }
  });

  it('as XML defines each resource that it uses, within the lengths that Word allows', async () => {
    const manifest = readXml((await open.app.inject({ url: '/addin/manifest.xml' })).body);
    const resources = manifest.find('Resources').all();
    const defined = new Map(
      resources.flatMap(({ attributes: { id, DefaultValue } }) => (id ? [[id, DefaultValue]] : [])),
    );
    const used = manifest.all().flatMap(({ attributes: { resid } }) => resid ?? []);
    expect(used.length).toBeGreaterThan(8);
    for (const id of used) expect(defined.get(id), id).toBeTruthy();
    for (const { name, attributes } of resources) {
      expect((attributes.id ?? '').length).toBeLessThanOrEqual(32);
      if (name === 'bt:String') expect((attributes.DefaultValue ?? '').length).toBeLessThanOrEqual(125);
    }
    expect(manifest.find('DisplayName').attributes.DefaultValue?.length).toBeLessThanOrEqual(125);
    expect(manifest.find('Description').attributes.DefaultValue?.length).toBeLessThanOrEqual(250);
  });

  it('keeps its identity from one version and one installation to the next', async () => {
    const other = await configured({ PUBLIC_URL: 'https://otra.example' });
    const xml = readXml((await other.app.inject({ url: '/addin/manifest.xml' })).body);
    const json = (await open.app.inject({ url: '/addin/manifest.json' })).json();
    expect(xml.text('Id')).toBe('6f0c53b1-4d0e-4a57-9b0e-0e3a7f5c21d4');
    expect(json.id).toBe(xml.text('Id'));
    await other.close();
  });

  it('as JSON opens the same page, asks for the same permission and fits its lengths', async () => {
    const { headers, json } = await open.app.inject({ url: '/addin/manifest.json' });
    expect(headers['content-type']).toContain('application/json');
    const manifest = json();
    expect(manifest.manifestVersion).toBe('1.24');
    expect(manifest.$schema).toContain(`/v${manifest.manifestVersion}/`);
    expect(manifest.validDomains).toEqual(['foja.example']);
    expect(manifest.extensions[0].runtimes[0].code.page).toBe('https://foja.example/addin');
    const [action] = manifest.extensions[0].runtimes[0].actions;
    const [group] = manifest.extensions[0].ribbons[0].tabs[0].groups;
    const [button] = group.controls;
    expect(button.actionId).toBe(action.id);
    expect(action.view).toBe(readXml((await open.app.inject({ url: '/addin/manifest.xml' })).body).text('TaskpaneId'));
    for (const { icons } of [group, button]) {
      expect(icons.map(({ size }: { size: number }) => size)).toEqual([16, 32, 80]);
    }
    for (const label of [group.label, button.label, button.supertip.title])
      expect(label.length).toBeLessThanOrEqual(64);
    expect(button.supertip.description.length).toBeLessThanOrEqual(250);
    expect(manifest.developer.name.length).toBeLessThanOrEqual(32);
    expect(manifest.authorization.permissions.resourceSpecific).toEqual([
      { name: 'Document.ReadWrite.User', type: 'Delegated' },
    ]);
    expect(manifest.name.short.length).toBeLessThanOrEqual(30);
    expect(manifest.name.full.length).toBeLessThanOrEqual(100);
    expect(manifest.description.short.length).toBeLessThanOrEqual(80);
    expect(JSON.stringify(manifest)).not.toContain('//addin');
  });

  it('as JSON is what Microsoft’s schema of its version asks for, and less of it is not', async () => {
    const manifest = (await open.app.inject({ url: '/addin/manifest.json' })).json();
    const path = `@microsoft/app-manifest/build/json-schemas/teams/v${manifest.manifestVersion}/MicrosoftTeams.schema.json`;
    // It names the fourth draft of JSON Schema, of which it uses nothing that has changed.
    const {
      $schema: _draft,
      id: _id,
      ...rules
    } = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(path), 'utf8'));
    const ajv = new Ajv({ allErrors: true, strict: false });
    addFormats.default(ajv, ['uri', 'email', 'regex']);
    const fits = ajv.compile(rules);
    expect(fits(manifest), JSON.stringify(fits.errors)).toBe(true);
    expect(fits({ ...manifest, developer: undefined })).toBe(false);
    expect(fits({ ...manifest, icons: { ...manifest.icons, color: 7 } })).toBe(false);
  });

  it('as XML is read by Microsoft’s own converter, which makes the page, button and permission of the other of it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foja-addin-'));
    try {
      const converted = async (name: string, xml: string) => {
        writeFileSync(join(folder, `${name}.xml`), xml);
        await convert(join(folder, `${name}.xml`), join(folder, name));
        return JSON.parse(readFileSync(join(folder, name, 'manifest.json'), 'utf8'));
      };
      const { body } = await open.app.inject({ url: '/addin/manifest.xml' });
      const manifest = (await open.app.inject({ url: '/addin/manifest.json' })).json();
      const made = await converted('whole', body);
      const shown = ({ extensions, id, version, authorization, description }: typeof manifest) => {
        const [{ runtimes, ribbons }] = extensions;
        const [{ icons, label, controls }] = ribbons[0].tabs[0].groups;
        const [{ label: button, supertip, icons: ofButton }] = controls;
        return {
          told: [id, version, authorization, description.full],
          opens: [runtimes[0].code.page, runtimes[0].actions[0].view],
          ribbon: [ribbons[0].tabs[0].builtInTabId, label, icons, button, supertip, ofButton],
        };
      };
      expect(shown(made)).toEqual(shown(manifest));
      // That it reads: without its resources nothing of the ribbon is left.
      const without = await converted('without', body.replace(/<Resources>[\s\S]*<\/Resources>/, ''));
      expect(JSON.stringify(without)).not.toContain('Abrir Foja');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('tells of the three things that its pane does', async () => {
    const { description } = (await open.app.inject({ url: '/addin/manifest.json' })).json();
    for (const tool of [/citas/, /calcula/i, /redacción/]) {
      expect(description.full).toMatch(tool);
      expect(description.short).toMatch(tool);
    }
  });

  it('names pictures that are there in the size that it says', async () => {
    const { body } = await open.app.inject({ url: '/addin/manifest.xml' });
    const named = [...body.matchAll(/\/addin\/(icon-(\d+)\.png)/g)];
    expect(new Set(named.map(([, , size]) => Number(size)))).toEqual(new Set([16, 32, 64, 80]));
    for (const [, name, size] of named) expect(pixels(name ?? '')).toEqual(['PNG', Number(size), Number(size)]);
    const { icons } = (await open.app.inject({ url: '/addin/manifest.json' })).json();
    expect(pixels(icons.color)).toEqual(['PNG', 192, 192]);
    expect(pixels(icons.outline)).toEqual(['PNG', 32, 32]);
  });
});

describe('the headers', () => {
  const headersOf = async (url: string) => (await open.app.inject({ url })).headers;
  const directive = (headers: Record<string, unknown>, name: string) =>
    String(headers['content-security-policy'])
      .split(';')
      .find((part) => part.startsWith(`${name} `))
      ?.slice(name.length + 1)
      .split(' ');

  it.each(['/addin', '/addin/', '/addin?_host_Info=Word$Web$16.01$es-AR$guid$$$0'])(
    'of %s let Office frame it, load Office.js from its one host, and keep its opener',
    async (url) => {
      const headers = await headersOf(url);
      expect(directive(headers, 'script-src')).toEqual(["'self'", 'https://appsforoffice.microsoft.com']);
      const ancestors = directive(headers, 'frame-ancestors');
      expect(ancestors).toEqual(expect.arrayContaining(['https://*.officeapps.live.com', 'https://*.sharepoint.com']));
      for (const host of ancestors ?? []) expect(host).toMatch(/^('self'|https:\/\/[\w.*-]+\.\w+)$/);
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
      expect(directive(headers, 'default-src')).toEqual(["'self'"]);
      expect(directive(headers, 'connect-src')).toEqual(["'self'"]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each(['/login?source=addin', '/login?source=addin&_host_Info=Word$Web$16.00$es-AR$guid$isDialog$$0'])(
    'of %s let Office.js in and keep its opener, and no frame',
    async (url) => {
      const headers = await headersOf(url);
      expect(directive(headers, 'script-src')).toEqual(["'self'", 'https://appsforoffice.microsoft.com']);
      expect(directive(headers, 'frame-ancestors')).toEqual(["'none'"]);
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
    },
  );

  it.each([
    '/',
    '/login',
    '/login?source=mail',
    '/login/?source=addin',
    '/register?source=addin',
    '/dashboard?next=/addin',
    '/addins',
    '/addin/manifest.xml',
    '/addin/otra',
    '/api/status',
    '/health',
  ])('of %s stay strict', async (url) => {
    const headers = await headersOf(url);
    expect(directive(headers, 'script-src')).toEqual(["'self'"]);
    expect(directive(headers, 'frame-ancestors')).toEqual(["'none'"]);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('let Office show the pictures of the ribbon, and nothing else of the folder', async () => {
    expect((await headersOf('/addin/icon-32.png'))['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await headersOf('/addin/x/icon-32.png'))['cross-origin-resource-policy']).toBe('same-origin');
    expect((await headersOf('/icon-192.png'))['cross-origin-resource-policy']).toBe('same-origin');
  });
});
