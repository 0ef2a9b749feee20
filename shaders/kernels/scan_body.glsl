// SPDX-License-Identifier: Apache-2.0
//@ body(): the value that is scanned, of one element. Every element passes here once: what else is
//@ kept is stored on the way. Levels above the first scan totals and have none.
#if BODY
$TYPE body($INDEX e) {
    $STATEMENTS
    return $RESULT;
}

#end
