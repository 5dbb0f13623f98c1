/** The states of a control that only a pointer or a keyboard brings about, shown at rest by `data-shown`. */
export type ShownState = 'hover' | 'focus' | 'active';

const selectors: [RegExp, string][] = [
  [/(?<!\\):hover\b/g, ':is(:hover,[data-shown=hover],:has([data-shown=hover]))'],
  [/(?<!\\):focus-visible\b/g, ':is(:focus-visible,[data-shown=focus])'],
  [/(?<!\\):focus-within\b/g, ':is(:focus-within,:has([data-shown=focus]))'],
  [/(?<!\\):active\b/g, ':is(:active,[data-shown=active])'],
];

/**
 * Repeats the page's own rules for these states so that they also apply to what carries `data-shown`. What stands on the design page
 * is thus what the product does, and not a copy of it. Returns what takes the rules away.
 */
export function showStates(): () => void {
  const style = document.createElement('style');
  style.textContent = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(shownRule)).join('\n');
  document.head.append(style);
  return () => style.remove();
}

/** The rule for `data-shown`, within its layer and media query; empty where the rule has none of the states. */
function shownRule(rule: CSSRule): string {
  if (rule instanceof CSSLayerBlockRule) return wrapped(`@layer ${rule.name}`, rule);
  if (rule instanceof CSSMediaRule) return wrapped(`@media ${rule.conditionText}`, rule);
  if (rule instanceof CSSSupportsRule) return wrapped(`@supports ${rule.conditionText}`, rule);
  if (!(rule instanceof CSSStyleRule)) return '';
  const shown = selectors.reduce((text, [state, selector]) => text.replace(state, selector), rule.cssText);
  return shown === rule.cssText ? '' : shown;
}

function wrapped(prelude: string, group: CSSGroupingRule): string {
  const rules = [...group.cssRules].map(shownRule).join('');
  return rules && `${prelude}{${rules}}`;
}
