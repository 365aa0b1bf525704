import { Icon, type IconProps } from './icon.tsx'

/** A bin. */
export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7H20M9 7V4H15V7M6 7L7 20H17L18 7M10 11V16M14 11V16" />
    </Icon>
  )
}
