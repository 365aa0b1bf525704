import { useEffect, useState } from 'react'

/** The size of the photo on the screen. */
export function useRenderedSize(stage: { readonly current: HTMLElement | null }) {
  const [renderedSize, setRenderedSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const watch = new ResizeObserver(() =>
      setRenderedSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [stage])
  return renderedSize
}
