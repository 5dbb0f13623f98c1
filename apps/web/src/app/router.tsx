import { type CalculatorSlug, calculatorTitles } from '@foja/contracts/calculator-names';
import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import { agendaSearch } from '../agenda/agenda-search.ts';
import { calculatorSearch } from '../calculators/calculator-search.ts';
import { checkSearch } from '../citation-check/check-search.ts';
import { vaultSearch } from '../documents/vault-search.ts';
import { draftingSearch } from '../drafting/drafting-search.ts';
import { gazetteSearch } from '../gazette/gazette-search.ts';
import { isToolSlug, type ToolSlug, toolTitles } from '../generators/tool-slugs.ts';
import { jurisprudenceSearch } from '../jurisprudence/address/jurisprudence-search.ts';
import { type LegalType, legalNames } from '../legal/legal-types.ts';
import { isMatterTab, type MatterTab, matterTabLabels } from '../matters/matter-tabs.ts';
import { mattersSearch } from '../matters/matters-search.ts';
import { ownTemplatesSearch } from '../own-templates/own-templates-search.ts';
import { isQuestionAsked } from '../platform/asked-question.ts';
import { sessionRestored } from '../platform/restore-session.ts';
import { adminRoutes } from './admin-routes.ts';
import { designRoutes } from './design-route.ts';
import { FrameBroke, ScreenBroke } from './error-boundary.tsx';
import { loginGuard, signedInOnly, signedOutOnly } from './guards.ts';
import { rootRoute } from './root-route.ts';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

/** `c`: the conversation; `foja`: the source open beside it. */
const chatSearch = (search: Record<string, unknown>): { c?: string; foja?: string } => ({
  c: text(search.c),
  foja: text(search.foja),
});

/** A tool keeps the causa from which it was opened while one works in it, and hands it on to the next tool. */
const inMatter = { middlewares: [retainSearchParams<{ causa?: string }>(['causa'])] };

const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  // `para`: for whom the second half speaks.
  validateSearch: (search: Record<string, unknown>): { para?: 'abogados' } =>
    search.para === 'abogados' ? { para: 'abogados' } : {},
  component: lazyRouteComponent(() => import('../landing/landing-screen.tsx'), 'LandingScreen'),
});

const chatRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/chatbot',
  staticData: { title: 'Consulta legal' },
  validateSearch: chatSearch,
  // A question that waits to be asked is asked by whoever it is of.
  beforeLoad: () => (isQuestionAsked() ? sessionRestored() : undefined),
  component: lazyRouteComponent(() => import('./chat-route.tsx'), 'ChatRoute'),
});

const assistantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/asistente',
  beforeLoad: () => {
    throw redirect({ to: '/chatbot', replace: true });
  },
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'Iniciar Sesión' },
  validateSearch: (
    search: Record<string, unknown>,
  ): { returnUrl?: string; message?: string; error?: string; source?: string } => ({
    returnUrl: text(search.returnUrl),
    message: text(search.message),
    error: text(search.error),
    source: text(search.source),
  }),
  beforeLoad: loginGuard,
  component: lazyRouteComponent(() => import('../accounts/login-screen.tsx'), 'LoginScreen'),
});

const addinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/addin',
  staticData: { title: 'Foja para Word' },
  component: lazyRouteComponent(() => import('../addin/addin-screen.tsx'), 'AddinScreen'),
});

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  staticData: { title: 'Crear cuenta' },
  validateSearch: (search: Record<string, unknown>): { returnUrl?: string } => ({ returnUrl: text(search.returnUrl) }),
  beforeLoad: signedOutOnly,
  component: lazyRouteComponent(() => import('../accounts/register-screen.tsx'), 'RegisterScreen'),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  staticData: { title: 'Recuperar contraseña' },
  beforeLoad: signedOutOnly,
  component: lazyRouteComponent(() => import('../accounts/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  staticData: { title: 'Nueva contraseña' },
  validateSearch: (search: Record<string, unknown>): { email?: string; token?: string } => ({
    email: text(search.email),
    token: text(search.token),
  }),
  beforeLoad: signedOutOnly,
  component: lazyRouteComponent(() => import('../accounts/reset-password-screen.tsx'), 'ResetPasswordScreen'),
});

const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email',
  staticData: { title: 'Confirmación de email' },
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({ token: text(search.token) }),
  component: lazyRouteComponent(() => import('../accounts/confirm-email-screen.tsx'), 'ConfirmEmailScreen'),
});

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  staticData: { title: 'Perfil' },
  beforeLoad: signedInOnly,
  component: lazyRouteComponent(() => import('../accounts/profile-screen.tsx'), 'ProfileScreen'),
});

const changePasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/change-password',
  staticData: { title: 'Cambiar Contraseña' },
  beforeLoad: signedInOnly,
  component: lazyRouteComponent(() => import('../accounts/change-password-screen.tsx'), 'ChangePasswordScreen'),
});

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  errorComponent: FrameBroke,
  path: '/dashboard',
  staticData: { title: 'Dashboard' },
  // `causa`: the causa from which a tool was opened.
  validateSearch: (search: Record<string, unknown>): { causa?: string } => ({ causa: text(search.causa) }),
  beforeLoad: signedInOnly,
  component: lazyRouteComponent(() => import('./dashboard/dashboard-layout.tsx'), 'DashboardLayout'),
});

const dashboardChatRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/',
  validateSearch: chatSearch,
  search: inMatter,
  component: lazyRouteComponent(() => import('./dashboard/dashboard-chat.tsx'), 'DashboardChat'),
});

const usageRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/usage',
  staticData: { title: 'Uso' },
  component: lazyRouteComponent(() => import('../usage/usage-screen.tsx'), 'UsageScreen'),
});

const evaluationRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/evaluacion',
  staticData: { title: 'Evaluación de caso' },
  // `e`: the evaluation that is open; `foja`: the source beside it.
  validateSearch: (search: Record<string, unknown>): { e?: string; foja?: string } => ({
    e: text(search.e),
    foja: text(search.foja),
  }),
  search: inMatter,
  component: lazyRouteComponent(() => import('../evaluation/evaluation-screen.tsx'), 'EvaluationScreen'),
});

const draftingRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/documentos',
  staticData: { title: 'Documentos' },
  validateSearch: draftingSearch,
  search: inMatter,
  component: lazyRouteComponent(() => import('../drafting/drafting-screen.tsx'), 'DraftingScreen'),
});

const ownTemplatesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/modelos',
  staticData: { title: 'Mis modelos' },
  validateSearch: ownTemplatesSearch,
  component: lazyRouteComponent(() => import('../own-templates/own-templates-screen.tsx'), 'OwnTemplatesScreen'),
});

const agendaRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/agenda',
  staticData: { title: 'Agenda' },
  validateSearch: agendaSearch,
  component: lazyRouteComponent(() => import('../agenda/agenda-screen.tsx'), 'AgendaScreen'),
});

const noveltiesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/agenda/novedades',
  staticData: { title: 'Novedades' },
  // `foja`: the source beside it.
  validateSearch: (search: Record<string, unknown>): { foja?: string } => ({ foja: text(search.foja) }),
  component: lazyRouteComponent(() => import('../watches/novelties-screen.tsx'), 'NoveltiesScreen'),
});

const mattersRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/causas',
  staticData: { title: 'Causas' },
  validateSearch: mattersSearch,
  component: lazyRouteComponent(() => import('../matters/matters-screen.tsx'), 'MattersScreen'),
});

const matterScreen = lazyRouteComponent(() => import('../matters/matter-screen.tsx'), 'MatterScreen');

const matterRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/causas/$id',
  staticData: { title: 'Causa' },
  component: matterScreen,
});

const matterTabRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/causas/$id/$tab',
  staticData: { title: ({ tab }) => `Causa: ${matterTabLabels[tab as MatterTab] ?? 'Resumen'}` },
  beforeLoad: ({ params: { id, tab } }) => {
    if (!isMatterTab(tab)) throw redirect({ to: '/dashboard/causas/$id', params: { id }, replace: true });
  },
  component: matterScreen,
});

const jurisprudenceRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/jurisprudencia',
  staticData: { title: 'Jurisprudencia' },
  validateSearch: jurisprudenceSearch,
  search: inMatter,
  component: lazyRouteComponent(() => import('../jurisprudence/jurisprudence-screen.tsx'), 'JurisprudenceScreen'),
});

const editorDocumentsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/redaccion',
  staticData: { title: 'Redacción' },
  component: lazyRouteComponent(() => import('../editor/list/documents-screen.tsx'), 'DocumentsScreen'),
});

const editorRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/redaccion/$id',
  staticData: { title: 'Editor de texto' },
  // `foja`: the source beside the document.
  validateSearch: (search: Record<string, unknown>): { foja?: string } => ({ foja: text(search.foja) }),
  component: lazyRouteComponent(() => import('../editor/editor-screen.tsx'), 'EditorScreen'),
});

const citationCheckRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/verificador',
  staticData: { title: 'Verificador de citas' },
  validateSearch: checkSearch,
  search: inMatter,
  component: lazyRouteComponent(() => import('../citation-check/citation-check-screen.tsx'), 'CitationCheckScreen'),
});

const dashboardCalculators = lazyRouteComponent(
  () => import('../calculators/calculators-screen.tsx'),
  'DashboardCalculators',
);
const guestCalculators = lazyRouteComponent(() => import('../calculators/calculators-screen.tsx'), 'GuestCalculators');

const dashboardCalculatorsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/calculadoras',
  staticData: { title: 'Calculadoras' },
  search: inMatter,
  component: dashboardCalculators,
});

const calculatorsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/calculadoras',
  staticData: { title: 'Calculadoras, sin cuenta' },
  component: guestCalculators,
});

const calculatorTitle = (slug: string | undefined): string =>
  calculatorTitles[slug as CalculatorSlug] ?? 'Calculadoras';

const dashboardCalculatorRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/calculadoras/$calculator',
  staticData: { title: ({ calculator }) => calculatorTitle(calculator) },
  validateSearch: calculatorSearch,
  beforeLoad: ({ params }) => {
    if (!(params.calculator in calculatorTitles)) throw redirect({ to: '/dashboard/calculadoras', replace: true });
  },
  search: inMatter,
  component: dashboardCalculators,
});

const calculatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/calculadoras/$calculator',
  staticData: { title: ({ calculator }) => `Calculadora: ${calculatorTitle(calculator)}` },
  validateSearch: calculatorSearch,
  beforeLoad: ({ params }) => {
    if (!(params.calculator in calculatorTitles)) throw redirect({ to: '/calculadoras', replace: true });
  },
  component: guestCalculators,
});

const generatorRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/herramientas/$slug',
  staticData: { title: ({ slug }) => toolTitles[slug as ToolSlug] },
  // `r`: the result that is open; `foja`: the source beside it.
  validateSearch: (search: Record<string, unknown>): { r?: string; foja?: string } => ({
    r: text(search.r),
    foja: text(search.foja),
  }),
  beforeLoad: ({ params }) => {
    if (!isToolSlug(params.slug)) throw redirect({ to: '/dashboard', replace: true });
  },
  search: inMatter,
  component: lazyRouteComponent(() => import('../generators/tool-screen.tsx'), 'ToolScreen'),
});

/** The dashboard's frame around tools whose path the specification sets outside /dashboard. */
const toolFrameRoute = createRoute({
  getParentRoute: () => rootRoute,
  errorComponent: FrameBroke,
  id: 'tool-frame',
  beforeLoad: signedInOnly,
  component: lazyRouteComponent(() => import('./dashboard/dashboard-layout.tsx'), 'DashboardLayout'),
});

const anonymizationToolRoute = createRoute({
  getParentRoute: () => toolFrameRoute,
  path: '/anonymization-tool',
  staticData: { title: 'Anonimización' },
  // `causa`: the one that the texts are of, whose parties are hidden too.
  validateSearch: (search: Record<string, unknown>): { causa?: string } => ({ causa: text(search.causa) }),
  component: lazyRouteComponent(() => import('../anonymization-tool/anonymization-screen.tsx'), 'AnonymizationScreen'),
});

const trialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/trial',
  staticData: { title: 'Prueba de Premium' },
  component: lazyRouteComponent(() => import('../plans/trial-screen.tsx'), 'TrialScreen'),
});

const gazetteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/boletin-oficial-republica-argentina-primera-seccion',
  staticData: { title: 'Boletín Oficial' },
  validateSearch: gazetteSearch,
  component: lazyRouteComponent(() => import('../gazette/gazette-screen.tsx'), 'GazetteScreen'),
});

const uploadRoute = createRoute({
  getParentRoute: () => toolFrameRoute,
  path: '/upload',
  staticData: { title: 'Bóveda' },
  validateSearch: vaultSearch,
  search: inMatter,
  component: lazyRouteComponent(() => import('../documents/upload-screen.tsx'), 'UploadScreen'),
});

const firmRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/estudio',
  staticData: { title: 'Estudio' },
  component: lazyRouteComponent(() => import('../firms/firm-screen.tsx'), 'FirmScreen'),
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitacion/$token',
  staticData: { title: 'Invitación a un estudio' },
  beforeLoad: () => sessionRestored(),
  component: lazyRouteComponent(() => import('../firms/invitation-screen.tsx'), 'InvitationScreen'),
});

const sharedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/compartido',
  staticData: { title: 'Compartido con Foja' },
  component: lazyRouteComponent(() => import('../sharing/shared-screen.tsx'), 'SharedScreen'),
});

const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verificar',
  staticData: { title: 'Comprobar una constancia' },
  validateSearch: (search: Record<string, unknown>): { codigo?: string } => ({ codigo: text(search.codigo) }),
  component: lazyRouteComponent(() => import('../verification-records/verify-screen.tsx'), 'VerifyScreen'),
});

const legalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/legal/$type',
  staticData: { title: ({ type }) => legalNames[type as LegalType] ?? 'Página no encontrada' },
  component: lazyRouteComponent(() => import('../legal/legal-screen.tsx'), 'LegalScreen'),
});

const elsewhereRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

const routeTree = rootRoute.addChildren([
  landingRoute,
  chatRoute,
  assistantRoute,
  loginRoute,
  addinRoute,
  registerRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  confirmEmailRoute,
  profileRoute,
  changePasswordRoute,
  dashboardRoute.addChildren([
    dashboardChatRoute,
    evaluationRoute,
    draftingRoute,
    ownTemplatesRoute,
    agendaRoute,
    noveltiesRoute,
    mattersRoute,
    matterRoute,
    matterTabRoute,
    jurisprudenceRoute,
    editorDocumentsRoute,
    editorRoute,
    citationCheckRoute,
    dashboardCalculatorsRoute,
    dashboardCalculatorRoute,
    generatorRoute,
    usageRoute,
    firmRoute,
  ]),
  toolFrameRoute.addChildren([anonymizationToolRoute, uploadRoute]),
  calculatorsRoute,
  calculatorRoute,
  trialRoute,
  gazetteRoute,
  sharedRoute,
  invitationRoute,
  verifyRoute,
  legalRoute,
  adminRoutes,
  ...designRoutes,
  elsewhereRoute,
]);

/** @param history where the router reads and writes the address; the browser's own unless told. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: ScreenBroke,
    ...(history ? { history } : {}),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
