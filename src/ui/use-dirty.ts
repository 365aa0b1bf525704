import { useLayoutEffect } from 'react'

/** Tells the page whether a form has something unsaved in it; one that is gone has nothing. The page knows it as soon as it is seen. */
export function useDirty(isDirty: boolean, onDirty: ((isDirty: boolean) => void) | undefined): void {
  useLayoutEffect(() => {
    onDirty?.(isDirty)
    return () => onDirty?.(false)
  }, [isDirty, onDirty])
}
