import { useEffect, useState } from 'react'

/** How large the photo is on the screen. */
export function useShownSize(stage: { readonly current: HTMLElement | null }) {
  const [shown, setShown] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const watch = new ResizeObserver(() => setShown({ width: element.clientWidth, height: element.clientHeight }))
    watch.observe(element)
    return () => watch.disconnect()
  }, [stage])
  return shown
}
