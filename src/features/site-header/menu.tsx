import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { MenuIcon } from '#src/ui/icons/menu.tsx'
import { MainLinks } from './main-links.tsx'

/** The main links as a menu for narrow screens. It closes when the visitor clicks or moves elsewhere. */
export function Menu() {
  const { t } = useLingui()
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const controller = new AbortController()
    const closeOutside = ({ target }: Event) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) menu.current.open = false
    }
    for (const kind of ['pointerdown', 'focusin'])
      document.addEventListener(kind, closeOutside, { signal: controller.signal })
    return () => controller.abort()
  }, [])

  return (
    <details ref={menu} className="menu narrow-only" onKeyDown={closeOnEscape}>
      <summary className="icon-link">
        <MenuIcon />
        <span className="visually-hidden">
          <Trans>Menu</Trans>
        </span>
      </summary>
      <nav className="main-links" aria-label={t`Shop`}>
        <MainLinks />
      </nav>
    </details>
  )
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}
