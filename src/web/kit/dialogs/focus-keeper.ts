/**
 * A button that works is disabled meanwhile, and browsers take the focus from what is disabled: whoever pressed it by
 * keyboard would begin again at the top of the page. Gives the focus back as soon as the button can take it, unless
 * it has gone elsewhere meanwhile. One for the whole page; answers how to stop it.
 */
export function keepFocus(page: Document): () => void {
  let button: HTMLButtonElement | null = null;
  const observer = new MutationObserver(() => {
    if (!button?.isConnected || button.disabled || !isNowhere(page.activeElement, button)) return;
    button.focus({ preventScroll: true });
  });
  const noteFocus = ({ target }: Event) => {
    // A dialog takes the focus that its own button has lost.
    if (button?.disabled && isNowhere(target, button)) return;
    observer.disconnect();
    button = target instanceof HTMLButtonElement ? target : null;
    if (button) observer.observe(button, { attributeFilter: ['disabled'] });
  };
  const notePress = ({ target }: Event) => {
    if (target instanceof Node && button?.contains(target)) return;
    observer.disconnect();
    button = null;
  };
  page.addEventListener('focusin', noteFocus);
  page.addEventListener('pointerdown', notePress);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', noteFocus);
    page.removeEventListener('pointerdown', notePress);
  };
}

/** Nothing has the focus, or only what the button stands in. */
function isNowhere(focused: EventTarget | null, button: HTMLButtonElement): boolean {
  return !focused || (focused instanceof Node && focused !== button && focused.contains(button));
}
