import type { RegisteredRouter } from '@tanstack/react-router'

const writing = 'input, textarea, select, [contenteditable]'

/**
 * Whether a question may come before the page: nothing else is open, nobody is writing, orders or makes a shoe. Whoever
 * keeps no cookies would be asked on every page, and is not asked at all.
 */
export function isPageFree(router: RegisteredRouter): boolean {
  return (
    navigator.cookieEnabled &&
    !document.querySelector(':is(dialog[open], :popover-open, .menu[open])') &&
    !document.activeElement?.matches(writing) &&
    !router.state.matches.some(({ staticData }) => staticData.layout === 'settings' || staticData.layout === 'auth')
  )
}
