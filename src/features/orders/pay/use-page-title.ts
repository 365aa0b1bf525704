import { useLayoutEffect } from 'react'
import { settings } from '#domain/settings.ts'

/** Sets the document title of a page whose name depends on its content. Restores the previous title on unmount. */
export function usePageTitle(name: string): void {
  useLayoutEffect(() => {
    const before = document.title
    const own = `${name} · ${settings.brand.name}`
    document.title = own
    return () => {
      if (document.title === own) document.title = before
    }
  }, [name])
}
