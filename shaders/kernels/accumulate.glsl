// SPDX-License-Identifier: Apache-2.0
//@ One element into the accumulators. Linear operands are parameters, outputs with an element for
//@ each of the body's come back through others. With a fast body there are two functions that give
//@ the values alone: the second makes again what the first finds itself not enough for.
#if FAST
void $QUICK($PARAMETERS, inout bool careful) {
    $FASTER
}

void $FUNCTION($PARAMETERS) {
    $STATEMENTS
}
#else
void $FUNCTION($PARAMETERS) {
    $STATEMENTS
#for KEPT
    $VALUE = $COMPUTED;
#end
#for REDUCTION
    $NAME = $COMBINE($NAME, $COMPUTED);
#end
}
#end

