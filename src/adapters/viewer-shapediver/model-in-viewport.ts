import { type ITreeNode, type IViewportApi, sceneTree } from '@shapediver/viewer'
import type { PlacedMesh } from '../viewer-3d/extent.ts'
import type { ModelInScene } from '../viewer-3d/scene-renderer.ts'
import { createLiveSessions } from './live-sessions.ts'
import { readMeshes } from './read-meshes.ts'

type Side = 'left' | 'right'

/** An output belongs to the side that its name says, and otherwise to both. */
const sideWords: Readonly<Record<Side, RegExp>> = { left: /\bleft\b/i, right: /\bright\b/i }

type ShownOutput = { readonly node: ITreeNode; readonly side: Side | undefined; readonly meshes: readonly PlacedMesh[] }

/** The outputs of a live model among the objects of the viewport. */
export function createModelInViewport(viewport: IViewportApi, onChange: () => void) {
  let outputs: readonly ShownOutput[] = []

  /** Shows other outputs than before; none when the session has ended. */
  function take(nodes: readonly { readonly name: string; readonly node: ITreeNode }[]): void {
    outputs = nodes.flatMap(({ name, node }) => {
      const meshes = readMeshes(node)
      const side = (['left', 'right'] as const).find((one) => sideWords[one].test(name))
      return meshes.length > 0 ? [{ node, side, meshes }] : []
    })
    onChange()
  }

  const isOn = (side: Side | undefined, wanted: string) => side === undefined || wanted === 'both' || wanted === side
  const sessions = createLiveSessions(viewport, take)
  const model: ModelInScene = {
    sessions,
    meshes: (wanted) => outputs.filter(({ side }) => isOn(side, wanted)).flatMap(({ meshes }) => meshes),
    show(wanted) {
      let isChanged = false
      for (const { node, side } of outputs) {
        const isVisible = wanted !== undefined && isOn(side, wanted)
        isChanged ||= node.visible !== isVisible
        node.visible = isVisible
        node.updateVersion()
      }
      if (!isChanged) return
      sceneTree.root.updateVersion()
      viewport.update()
    },
  }
  return { ...model, close: sessions.close }
}
