import {
  type AddinAddresses,
  addinId,
  addinPaneId,
  addinTexts,
  addinVersion,
  ribbonIconSizesPx,
} from './addin-identity.ts';

const schemas = 'http://schemas.microsoft.com/office';

/** The manifest that every Word with add-ins reads: sideloaded, or given out by an administrator. */
export function xmlManifest(at: AddinAddresses): string {
  const { provider, name, description, group, button, buttonTip } = addinTexts;
  const icons = `<Icon>${ribbonIconSizesPx.map((size) => `<bt:Image size="${size}" resid="Icon.${size}"/>`).join('')}</Icon>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OfficeApp xmlns="${schemas}/appforoffice/1.1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bt="${schemas}/officeappbasictypes/1.0" xsi:type="TaskPaneApp">
  <Id>${addinId}</Id>
  <Version>${addinVersion}</Version>
  <ProviderName>${escapeXml(provider)}</ProviderName>
  <DefaultLocale>es-AR</DefaultLocale>
  <DisplayName DefaultValue="${escapeXml(name)}"/>
  <Description DefaultValue="${escapeXml(description)}"/>
  <IconUrl DefaultValue="${escapeXml(at.icon(32))}"/>
  <HighResolutionIconUrl DefaultValue="${escapeXml(at.icon(64))}"/>
  <SupportUrl DefaultValue="${escapeXml(at.page('/'))}"/>
  <AppDomains>
    <AppDomain>${escapeXml(at.origin)}</AppDomain>
  </AppDomains>
  <Hosts>
    <Host Name="Document"/>
  </Hosts>
  <Requirements>
    <Sets DefaultMinVersion="1.3">
      <Set Name="WordApi" MinVersion="1.3"/>
    </Sets>
  </Requirements>
  <DefaultSettings>
    <SourceLocation DefaultValue="${escapeXml(at.pane)}"/>
  </DefaultSettings>
  <Permissions>ReadWriteDocument</Permissions>
  <VersionOverrides xmlns="${schemas}/taskpaneappversionoverrides" xsi:type="VersionOverridesV1_0">
    <Hosts>
      <Host xsi:type="Document">
        <DesktopFormFactor>
          <ExtensionPoint xsi:type="PrimaryCommandSurface">
            <OfficeTab id="TabHome">
              <Group id="Foja.Group">
                <Label resid="Group.Label"/>
                ${icons}
                <Control xsi:type="Button" id="Foja.Open">
                  <Label resid="Open.Label"/>
                  <Supertip>
                    <Title resid="Open.Label"/>
                    <Description resid="Open.Tip"/>
                  </Supertip>
                  ${icons}
                  <Action xsi:type="ShowTaskpane">
                    <TaskpaneId>${addinPaneId}</TaskpaneId>
                    <SourceLocation resid="Pane.Url"/>
                  </Action>
                </Control>
              </Group>
            </OfficeTab>
          </ExtensionPoint>
        </DesktopFormFactor>
      </Host>
    </Hosts>
    <Resources>
      <bt:Images>
        ${ribbonIconSizesPx.map((size) => `<bt:Image id="Icon.${size}" DefaultValue="${escapeXml(at.icon(size))}"/>`).join('\n        ')}
      </bt:Images>
      <bt:Urls>
        <bt:Url id="Pane.Url" DefaultValue="${escapeXml(at.pane)}"/>
      </bt:Urls>
      <bt:ShortStrings>
        <bt:String id="Group.Label" DefaultValue="${escapeXml(group)}"/>
        <bt:String id="Open.Label" DefaultValue="${escapeXml(button)}"/>
      </bt:ShortStrings>
      <bt:LongStrings>
        <bt:String id="Open.Tip" DefaultValue="${escapeXml(buttonTip)}"/>
      </bt:LongStrings>
    </Resources>
  </VersionOverrides>
</OfficeApp>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
