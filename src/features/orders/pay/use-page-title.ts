import { useLayoutEffect } from 'react'
import { settings } from '#domain/settings.ts'

/** For a page that knows only by what it shows how it is called; whatever comes after it has the name of its address again. */
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
