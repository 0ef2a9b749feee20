// SPDX-License-Identifier: Apache-2.0
//@ Two or four elements a thread, so that every access is 16 bytes wide: body() computes one, main()
//@ loads and stores vectors of them. Elements past the end repeat the last one: their operands must
//@ exist. Where there is a fast body, the complete one makes the elements again that need it.
#if FAST
void fast($PARAMETERS, inout bool careful) {
    $FAST
}

#end
void body($PARAMETERS) {
    $BODY
}

void main() {
    $INDEX first = ($WIDE(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * $WORKGROUP + gl_LocalInvocationID.x) * $WIDTH;
    if (first >= $COUNT) return;
    bool full = first + $LAST < $COUNT;
#for LOAD
    $VECTOR $NAME = $VECTOR($ZERO);
#end
#for STORE
    $VECTOR $NAME;
#end
#if LOAD
    if (full) {
#for LOAD
        $NAME = $WHOLE($ARRAY$WIDTH[first / $WIDTH]);
#end
    } else {
#for LOAD
        $NAME.x = $ONE($ARRAY[first]);
#if FOUR
        if (first + 1 < $COUNT) $NAME.y = $ONE($ARRAY[first + 1]);
        if (first + 2 < $COUNT) $NAME.z = $ONE($ARRAY[first + 2]);
#end
#end
    }
#end
    #include draws.glsl
    $FOURS
#if FAST
    bool careful = false;
    fast($ORIGINfirst$ELEMENTS(.x), careful);
    fast($ORIGINmin(first + 1, $COUNT - 1)$ELEMENTS(.y), careful);
#if FOUR
    fast($ORIGINmin(first + 2, $COUNT - 1)$ELEMENTS(.z), careful);
    fast($ORIGINmin(first + 3, $COUNT - 1)$ELEMENTS(.w), careful);
#end
    if (careful) {
        $INDEX end = min(first + $WIDTH, $COUNT);
        for ($INDEX one = first; one < end; ++one) {
#for STORE
            $TYPE $ALONE;
#end
            body($ORIGINone$SINGLES);
#for STORE
            $ARRAY[one] = $ONE($ALONE);
#end
        }
        return;
    }
#else
    body($ORIGINfirst$ELEMENTS(.x));
    body($ORIGINmin(first + 1, $COUNT - 1)$ELEMENTS(.y));
#if FOUR
    body($ORIGINmin(first + 2, $COUNT - 1)$ELEMENTS(.z));
    body($ORIGINmin(first + 3, $COUNT - 1)$ELEMENTS(.w));
#end
#end
    if (full) {
#for STORE
        $ARRAY$WIDTH[first / $WIDTH] = $WHOLE($NAME);
#end
    } else {
#for STORE
        $ARRAY[first] = $ONE($NAME.x);
#if FOUR
        if (first + 1 < $COUNT) $ARRAY[first + 1] = $ONE($NAME.y);
        if (first + 2 < $COUNT) $ARRAY[first + 2] = $ONE($NAME.z);
#end
#end
    }
}
