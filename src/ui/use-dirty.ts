import { useLayoutEffect } from 'react'

/**
 * Reports to the page whether a form has unsaved changes; an unmounted form has none. A layout effect, so
 * that the page knows before it is painted.
 */
export function useDirty(isDirty: boolean, onDirty: ((isDirty: boolean) => void) | undefined): void {
  useLayoutEffect(() => {
    onDirty?.(isDirty)
    return () => onDirty?.(false)
  }, [isDirty, onDirty])
}
