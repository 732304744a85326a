import { useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

interface Props extends Omit<ButtonProps, 'onClick'> {
  accept: string;
  multiple?: boolean;
  onPick: (files: File[]) => void;
  /** Name of the hidden file input, for tests. */ name: string;
}

/** A button that opens the device's own chooser: on phones, the camera too. */
export function PickButton({ accept, multiple = false, onPick, name, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        name={name}
        accept={accept}
        multiple={multiple}
        hidden
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
