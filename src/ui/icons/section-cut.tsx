import { Icon, type IconProps } from './icon.tsx'

/** A round object cut in half. */
export function SectionCutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3V21M12 4A8 8 0 0 0 12 20M16 5.1L16.6 5.5M19 8.2L19.3 8.9M20 12V12.6M19 16L18.7 16.6M16.3 18.8L15.8 19.1" />
    </Icon>
  )
}
