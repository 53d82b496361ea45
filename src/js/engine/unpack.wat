;; Bytes out of packed text, in place. Text stands at 1024, and below it the rows of `byte-text.ts`: 16 bits a character.
;; Cold JavaScript needs three times as long as compiling and running this.
(module
  (memory (export "memory") 1)
  (func (export "unpack") (param $end i32) (result i32)
    (local $at i32) (local $to i32) (local $row i32) (local $byte i32)
    (local.set $at (i32.const 1024))
    (local.set $to (i32.const 1024))
    (loop $next
      (if (i32.lt_u (local.get $at) (local.get $end))
        (then
          (local.set $byte
            (i32.load16_s (i32.shl (i32.add (local.get $row) (i32.load8_u (local.get $at))) (i32.const 1))))
          (local.set $at (i32.add (local.get $at) (i32.const 1)))
          (if (i32.lt_s (local.get $byte) (i32.const 0))
            (then (local.set $row (i32.mul (local.get $byte) (i32.const -128))))
            (else
              (i32.store8 (local.get $to) (local.get $byte))
              (local.set $to (i32.add (local.get $to) (i32.const 1)))
              (local.set $row (i32.const 0))))
          (br $next))))
    (local.get $to)))
