import { appVersion } from '@foja/contracts/limits';
import { type AddinAddresses, addinId, addinPaneId, addinTexts, ribbonIconSizesPx } from './addin-identity.ts';

/**
 * The same add-in as newer installations of Microsoft 365 take it: this file and the two pictures that it names, in one ZIP.
 * Relative names are files of that ZIP.
 */
export function unifiedManifest(at: AddinAddresses) {
  const { provider, name, fullName, summary, description, group, button, buttonTip } = addinTexts;
  const icons = ribbonIconSizesPx.map((size) => ({ size, url: at.icon(size) }));
  return {
    $schema: 'https://developer.microsoft.com/json-schemas/teams/v1.24/MicrosoftTeams.schema.json',
    manifestVersion: '1.24',
    id: addinId,
    version: appVersion,
    name: { short: name, full: fullName },
    description: { short: summary, full: description },
    developer: {
      name: provider,
      websiteUrl: at.page('/'),
      privacyUrl: at.page('/legal/privacy'),
      termsOfUseUrl: at.page('/legal/terms'),
    },
    icons: { outline: 'outline-32.png', color: 'icon-192.png' },
    accentColor: '#667eea',
    localizationInfo: { defaultLanguageTag: 'es-ar', additionalLanguages: [] },
    authorization: {
      permissions: { resourceSpecific: [{ name: 'Document.ReadWrite.User', type: 'Delegated' }] },
    },
    validDomains: [at.host],
    extensions: [
      {
        requirements: {
          scopes: ['document'],
          capabilities: [
            { name: 'WordApi', minVersion: '1.3' },
            { name: 'AddinCommands', minVersion: '1.1' },
          ],
        },
        runtimes: [
          {
            id: 'FojaPane',
            type: 'general',
            code: { page: at.pane },
            lifetime: 'short',
            actions: [{ id: 'FojaShowPane', type: 'openPage', view: addinPaneId }],
          },
        ],
        ribbons: [
          {
            contexts: ['default'],
            tabs: [
              {
                builtInTabId: 'TabHome',
                groups: [
                  {
                    id: 'FojaGroup',
                    label: group,
                    icons,
                    controls: [
                      {
                        id: 'FojaOpen',
                        type: 'button',
                        label: button,
                        icons,
                        supertip: { title: button, description: buttonTip },
                        actionId: 'FojaShowPane',
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
}
