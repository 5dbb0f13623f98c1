import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { CornerDownLeft, Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { useLogOut } from '../../accounts/log-out.ts';
import { conversationStoreOf, useConversations } from '../../chat/conversation-store.ts';
import { useReturnFocus } from '../../design-system/use-return-focus.ts';
import { askInChat } from '../../platform/asked-question.ts';
import { useSession } from '../../platform/session.ts';
import { toggleTheme } from '../../platform/theme.ts';
import { type PaletteCommand, paletteGroups } from './palette-commands.ts';

/** From so many words on something is asked; fewer look for a tool. */
const minQuestionWords = 3;

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase('es');

/** Every word that was typed begins a word of the command: whoever types without accents finds it too. */
function matches(value: string, search: string, keywords: string[] = []): number {
  const words = fold(`${value.replace(/^.*?\n/s, '')} ${keywords.join(' ')}`).split(/[^\p{L}\p{N}]+/u);
  const found = fold(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)));
  return found ? 1 : 0;
}

/** Everything by keyboard: goes to a tool, a calculator or a conversation, and asks what is typed. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const conversations = useConversations(conversationStoreOf(session?.user.email ?? 'guest'));
  const navigate = useNavigate();
  const logOut = useLogOut();
  const returnFocus = useReturnFocus(true);
  const [search, setSearch] = useState('');
  const question = search.trim();

  function run({ does }: PaletteCommand): void {
    onClose();
    if (does.kind === 'go') void navigate({ href: does.to });
    else if (does.kind === 'page') window.location.assign(does.to);
    else if (does.kind === 'toggle-theme') toggleTheme();
    else void logOut();
  }

  async function ask(): Promise<void> {
    onClose();
    // A new conversation first: a chat that is open already takes the question into the one that it shows.
    await navigate({ to: session ? '/dashboard' : '/chatbot', search: {} });
    askInChat(question);
  }

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Radix.Content
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
          className="fixed inset-x-3 top-[10dvh] z-50 mx-auto flex max-h-[72dvh] max-w-xl animate-appear flex-col overflow-hidden rounded-card border border-line bg-surface shadow-raised"
        >
          <Radix.Title className="sr-only">Ir a, o preguntar</Radix.Title>
          <Command label="Ir a, o preguntar" filter={matches} loop className="flex min-h-0 flex-col">
            <div className="flex items-center gap-2.5 border-b border-line px-4">
              <Search size={17} aria-hidden="true" className="shrink-0 text-ink-muted" />
              <Command.Input
                value={search}
                onValueChange={setSearch}
                placeholder="Buscá algo o escribí tu consulta"
                className="h-12 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-ink-muted"
              />
              <kbd className="rounded-md border border-line bg-sunken px-1.5 py-0.5 font-sans text-xs text-ink-muted max-sm:hidden">
                Esc
              </kbd>
            </div>
            <Command.List className="min-h-0 flex-1 overflow-y-auto p-2">
              <Command.Empty className="px-3 py-6 text-center text-sm text-ink-muted">
                Nada se llama así. Escribí tu consulta completa para preguntarla.
              </Command.Empty>
              {paletteGroups(session, conversations).map(({ name, commands }) => (
                <Command.Group key={name} heading={name} className={groupClasses}>
                  {commands.map((command) => (
                    <Command.Item
                      key={command.id}
                      // The identifier keeps two conversations of one name apart; only what follows the line break is searched.
                      value={`${command.id}\n${command.label}`}
                      keywords={command.words}
                      onSelect={() => run(command)}
                      className={itemClasses}
                    >
                      <command.icon size={16} aria-hidden="true" className="shrink-0 text-ink-muted" />
                      <span className="min-w-0 truncate">{command.label}</span>
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
              {question.split(/\s+/).length >= minQuestionWords && (
                <Command.Group forceMount heading="Preguntar" className={groupClasses}>
                  <Command.Item
                    forceMount
                    value={`ask\n${question}`}
                    onSelect={() => void ask()}
                    className={itemClasses}
                  >
                    <CornerDownLeft size={16} aria-hidden="true" className="shrink-0 text-ink-muted" />
                    <span className="min-w-0 truncate">Preguntar: «{question}»</span>
                  </Command.Item>
                </Command.Group>
              )}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const groupClasses =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-muted';
const itemClasses =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-field px-3 text-sm text-ink data-[selected=true]:bg-primary-wash data-[selected=true]:text-primary-ink';
