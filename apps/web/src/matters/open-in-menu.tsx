import type { Matter } from '@foja/contracts/matters';
import { useNavigate } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { Button } from '../design-system/button.tsx';
import { Menu } from '../design-system/menu.tsx';
import { toolSlugs, toolTitles } from '../generators/tool-slugs.ts';

/** Opens a tool with the causa beside it. */
export function OpenInMenu({ matter }: { matter: Pick<Matter, 'id'> }) {
  const navigate = useNavigate();
  const search = { causa: matter.id };
  const tools = [
    { id: 'chat', label: 'Consulta legal', action: () => navigate({ to: '/dashboard', search }) },
    { id: 'check', label: 'Verificador de citas', action: () => navigate({ to: '/dashboard/verificador', search }) },
    { id: 'evaluation', label: 'Evaluación de caso', action: () => navigate({ to: '/dashboard/evaluacion', search }) },
    { id: 'rulings', label: 'Jurisprudencia', action: () => navigate({ to: '/dashboard/jurisprudencia', search }) },
    { id: 'documents', label: 'Documentos', action: () => navigate({ to: '/dashboard/documentos', search }) },
    { id: 'vault', label: 'Bóveda', action: () => navigate({ to: '/upload', search }) },
    { id: 'anonymization', label: 'Anonimización', action: () => navigate({ to: '/anonymization-tool', search }) },
    { id: 'calculators', label: 'Calculadoras', action: () => navigate({ to: '/dashboard/calculadoras', search }) },
    ...toolSlugs.map((slug) => ({
      id: slug,
      label: toolTitles[slug],
      action: () => navigate({ to: '/dashboard/herramientas/$slug', params: { slug }, search }),
    })),
  ];
  return (
    <Menu
      align="end"
      trigger={
        <Button>
          <ExternalLink size={16} aria-hidden="true" />
          Abrir en…
        </Button>
      }
      options={tools.map(({ action, ...tool }) => ({ ...tool, action: () => void action() }))}
    />
  );
}
