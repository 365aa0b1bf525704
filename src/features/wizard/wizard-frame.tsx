import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { Lazy } from '#src/lib/lazy.tsx'
import { useVisitor } from '#src/page/use-visitor.ts'
import { readStored } from '#src/storage/stored-text.ts'
import { noWizard, WizardContext, type WizardOnPage } from './view/wizard-context.ts'

/** The steps that need the machine at once; the others continue what was started on these. */
const beginsHere = /\/(scan|style)$/

/** What the four steps share, around the current step. */
export function WizardFrame({ children }: { children: ReactNode }) {
  const isBegun = useIsBegun()
  const [page, setPage] = useState(noWizard)
  return (
    <WizardContext value={isBegun === false ? { ...noWizard, isUnbegun: true } : page}>
      {children}
      {isBegun && <WizardPart onChange={setPage} />}
    </WizardContext>
  )
}

/** Whether there is a design to continue; `undefined` before hydration. Once true, it stays true. */
function useIsBegun(): boolean | undefined {
  const isFirstStep = useRouterState({ select: ({ location }) => beginsHere.test(location.pathname) })
  const isCustomer = useVisitor() === 'customer'
  const [isBegun, setIsBegun] = useState<boolean>()
  useEffect(() => {
    const isSomething = isFirstStep || isCustomer || readStored('localStorage', designFileKey) != null
    setIsBegun((before) => before || isSomething)
  }, [isFirstStep, isCustomer])
  return isBegun
}

/** The message namespaces of the steps. */
const messages = ['wizard', 'designs', 'shoe-viewer', 'foot-photo', 'sole-sheets', 'scans']

/** Loads the machine and the steps, and reports the progress. */
function WizardPart({ onChange }: { onChange: (page: WizardOnPage) => void }) {
  const router = useRouter()
  const [load] = useState(() => () => import('./open-wizard.ts').then(({ openWizard }) => openWizard(router)))
  return (
    <Lazy
      load={load}
      messages={messages}
      fallback={<Report onChange={onChange} open={undefined} />}
      failed={(retry) => <Report onChange={onChange} open="missing" retry={retry} />}
    >
      {(open) => <Report onChange={onChange} open={open} />}
    </Lazy>
  )
}

type ReportProps = Pick<WizardOnPage, 'open'> & Partial<WizardOnPage> & { onChange: (page: WizardOnPage) => void }

/** Reports to the steps whether their machine is loaded. */
function Report({ onChange, open, retry = noWizard.retry }: ReportProps) {
  useEffect(() => {
    const reportOpened = () => onChange({ open, isUnbegun: false, retry })
    // The steps appear together with the stage, so that nothing shifts.
    if (typeof open === 'object') void open.stage().drawn.then(reportOpened)
    else reportOpened()
  }, [open, retry, onChange])
  return null
}
