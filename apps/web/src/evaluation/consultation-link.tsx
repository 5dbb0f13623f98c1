import { type ActorRole, can } from '@foja/contracts/roles';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { buttonClasses } from '../design-system/button.tsx';
import { statusQuery } from '../platform/status-query.ts';

interface ConsultationLinkProps {
  role: ActorRole;
  ctaText?: string;
}

/**
 * The way to a specialist through the messaging app. The link carries the installation's number and nothing of the case. Without a
 * number administrators are told so, and others see nothing.
 */
export function ConsultationLink({ role, ctaText = 'Consultar con Especialista' }: ConsultationLinkProps) {
  const status = useQuery(statusQuery());
  const number = status.data?.contact.whatsappNumber;
  if (number) {
    return (
      <a href={`https://wa.me/${number}`} target="_blank" rel="noreferrer" className={buttonClasses('primary')}>
        <MessageCircle size={16} aria-hidden="true" />
        {ctaText}
        <span className="sr-only">(se abre en otra pestaña)</span>
      </a>
    );
  }
  if (!status.data || !can(role, 'administration')) return null;
  return <p className="text-sm text-ink-muted">El número de consulta no está configurado.</p>;
}
