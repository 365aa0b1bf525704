import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { WizardContext } from './wizard-context.ts'

/** Takes in the stage's element; shows a picture until the stage is loaded. */
export function StageContainer({ children }: { children: ReactNode }) {
  const { open } = useContext(WizardContext)
  const stage = typeof open === 'object' ? open.stage : undefined
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (stage) container.current?.append(stage().element)
  }, [stage])
  return (
    <div className="wizard-stage-container" ref={container}>
      {!stage && children}
    </div>
  )
}
