#version 450
#extension GL_EXT_control_flow_attributes : require
#extension GL_EXT_control_flow_attributes : require
// mtimes·times·plus (tiles of 64×64)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float a[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { float b[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { float left_in[]; };
layout(set = 0, binding = 3, std430) readonly buffer Buffer3 { float in3[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { float result_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint rows;
    uint columns;
    uint depth;
    uint pages;
    uint pageA;
    uint pageB;
    uint rowTiles;
    uint columnTiles;
    uint tiles;
    uint rows_10_word;
    uint left_in_offset_word;
    uint left_in_stride0_word;
    uint left_in_stride1_word;
};

uint leftPlace(uint i, uint k) { return k + depth * i; }
uint rightPlace(uint k, uint j) { return k + depth * j; }

void finish(bool inside, uint e, uint row, uint column, float product) {
    float rows_10 = uintBitsToFloat(rows_10_word);
    int left_in_offset = int(left_in_offset_word);
    int left_in_stride0 = int(left_in_stride0_word);
    int left_in_stride1 = int(left_in_stride1_word);
    float result_2;
    float sums_10 = rows_10 * product; // line 7
    float left_3 = left_in[left_in_offset + int(row) * left_in_stride0 + int(column) * left_in_stride1]; // line 8
    float finish_2 = sums_10 + left_3; // line 8
    float v5 = in3[e]; // line 8
    float v6 = vt_min(finish_2, v5); // line 8
    result_2 = vt_exp(v6); // line 9
    if (inside) result_out[e] = result_2;
}

// product_tiles.glsl for devices with an exact fma: a workgroup makes a tile of 64 by 64
// elements, each thread 4 by 4 of them. What lies in registers has names, and loops over it
// are written out: a driver that reaches a sum by its number keeps all sums in memory. The operands of
// a term are on their way while the one before is added; columns go there and back, so that one
// begins with the operand that the one before ended with.
shared vec4 left[2 * 16 * 17];
shared vec4 right[2 * 16 * 17];
float nextLeft0;
uint leftAt0;
float nextLeft1;
uint leftAt1;
float nextLeft2;
uint leftAt2;
float nextLeft3;
uint leftAt3;
float nextRight0;
uint rightAt0;
float nextRight1;
uint rightAt1;
float nextRight2;
uint rightAt2;
float nextRight3;
uint rightAt3;
vec4 sum0_0;
vec4 sum1_0;
vec4 sum2_0;
vec4 sum3_0;


// Where the terms from k0 on are in the factors, beyond the edge the last row or column.
void seek(uint fromA, uint fromB, uint i0, uint j0, uint k0) {
    uint t = gl_LocalInvocationID.x;
    {
        uint p = t + 0u * 256u;
        leftAt0 = (fromA + leftPlace(min(i0 + p / 16u, rows - 1u),
                                      min(k0 + p % 16u, depth - 1u)));
    }
    {
        uint p = t + 1u * 256u;
        leftAt1 = (fromA + leftPlace(min(i0 + p / 16u, rows - 1u),
                                      min(k0 + p % 16u, depth - 1u)));
    }
    {
        uint p = t + 2u * 256u;
        leftAt2 = (fromA + leftPlace(min(i0 + p / 16u, rows - 1u),
                                      min(k0 + p % 16u, depth - 1u)));
    }
    {
        uint p = t + 3u * 256u;
        leftAt3 = (fromA + leftPlace(min(i0 + p / 16u, rows - 1u),
                                      min(k0 + p % 16u, depth - 1u)));
    }
    {
        uint p = t + 0u * 256u;
        rightAt0 = (fromB + rightPlace(min(k0 + p % 16u, depth - 1u),
                                        min(j0 + p / 16u, columns - 1u)));
    }
    {
        uint p = t + 1u * 256u;
        rightAt1 = (fromB + rightPlace(min(k0 + p % 16u, depth - 1u),
                                        min(j0 + p / 16u, columns - 1u)));
    }
    {
        uint p = t + 2u * 256u;
        rightAt2 = (fromB + rightPlace(min(k0 + p % 16u, depth - 1u),
                                        min(j0 + p / 16u, columns - 1u)));
    }
    {
        uint p = t + 3u * 256u;
        rightAt3 = (fromB + rightPlace(min(k0 + p % 16u, depth - 1u),
                                        min(j0 + p / 16u, columns - 1u)));
    }
}

void advance() {
    leftAt0 += leftPlace(0u, 16u);
    leftAt1 += leftPlace(0u, 16u);
    leftAt2 += leftPlace(0u, 16u);
    leftAt3 += leftPlace(0u, 16u);
    rightAt0 += rightPlace(16u, 0u);
    rightAt1 += rightPlace(16u, 0u);
    rightAt2 += rightPlace(16u, 0u);
    rightAt3 += rightPlace(16u, 0u);
}

void fetch() {
    nextLeft0 = a[leftAt0];
    nextLeft1 = a[leftAt1];
    nextLeft2 = a[leftAt2];
    nextLeft3 = a[leftAt3];
    nextRight0 = b[rightAt0];
    nextRight1 = b[rightAt1];
    nextRight2 = b[rightAt2];
    nextRight3 = b[rightAt3];
}

void keep(uint part) {
    uint t = gl_LocalInvocationID.x;
    {
        uint p = t + 0u * 256u;
        uint i = p / 16u;
        uint at = (part * 16u + p % 16u) * 17u + i / 4u;
        left[at][i % 4u] = nextLeft0;
    }
    {
        uint p = t + 1u * 256u;
        uint i = p / 16u;
        uint at = (part * 16u + p % 16u) * 17u + i / 4u;
        left[at][i % 4u] = nextLeft1;
    }
    {
        uint p = t + 2u * 256u;
        uint i = p / 16u;
        uint at = (part * 16u + p % 16u) * 17u + i / 4u;
        left[at][i % 4u] = nextLeft2;
    }
    {
        uint p = t + 3u * 256u;
        uint i = p / 16u;
        uint at = (part * 16u + p % 16u) * 17u + i / 4u;
        left[at][i % 4u] = nextLeft3;
    }
    {
        uint p = t + 0u * 256u;
        uint j = p / 16u;
        uint at = (part * 16u + p % 16u) * 17u + j / 4u;
        right[at][j % 4u] = nextRight0;
    }
    {
        uint p = t + 1u * 256u;
        uint j = p / 16u;
        uint at = (part * 16u + p % 16u) * 17u + j / 4u;
        right[at][j % 4u] = nextRight1;
    }
    {
        uint p = t + 2u * 256u;
        uint j = p / 16u;
        uint at = (part * 16u + p % 16u) * 17u + j / 4u;
        right[at][j % 4u] = nextRight2;
    }
    {
        uint p = t + 3u * 256u;
        uint j = p / 16u;
        uint at = (part * 16u + p % 16u) * 17u + j / 4u;
        right[at][j % 4u] = nextRight3;
    }
}

void addTerm(in vec4 u0, in vec4 v0) {
    sum0_0 = fma(u0, vec4(v0[0]), sum0_0);
    sum1_0 = fma(u0, vec4(v0[1]), sum1_0);
    sum2_0 = fma(u0, vec4(v0[2]), sum2_0);
    sum3_0 = fma(u0, vec4(v0[3]), sum3_0);
}

vec4 waited(uint i, uint j, uint target, bool added, bool waits, vec4 sums) {
    if (j >= columns) return sums;
    if (i + 0u < rows) {
        uint e = target + j * rows + i + 0u;
        if (added) sums[0] = result_out[e] + sums[0];
        if (waits) result_out[e] = sums[0];
    }
    if (i + 1u < rows) {
        uint e = target + j * rows + i + 1u;
        if (added) sums[1] = result_out[e] + sums[1];
        if (waits) result_out[e] = sums[1];
    }
    if (i + 2u < rows) {
        uint e = target + j * rows + i + 2u;
        if (added) sums[2] = result_out[e] + sums[2];
        if (waits) result_out[e] = sums[2];
    }
    if (i + 3u < rows) {
        uint e = target + j * rows + i + 3u;
        if (added) sums[3] = result_out[e] + sums[3];
        if (waits) result_out[e] = sums[3];
    }
    return sums;
}

void main() {
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    if (group >= tiles) return;
    uint i0 = group % rowTiles * 64u;
    group /= rowTiles;
    uint j0 = group % columnTiles * 64u;
    group /= columnTiles;
    uint page = group % pages;
    uint first = group / pages * 2048u;
    // 32 threads are a patch of 8 by 4: few different places in shared memory.
    uint t = gl_LocalInvocationID.x;
    uint x = t % 8u + t / 32u % 2u * 8u;
    uint y = t / 8u % 4u + t / 64u * 4u;
    uint fromA = page * pageA;
    uint fromB = page * pageB;
    uint stop = depth;
    for (uint block = first; block < stop; block += 2048u) {
        uint end = min(depth, block + 2048u);
        seek(fromA, fromB, i0, j0, block);
        fetch();
        sum0_0 = vec4(0);
        sum1_0 = vec4(0);
        sum2_0 = vec4(0);
        sum3_0 = vec4(0);
        keep(0u);
        barrier();
        uint part = 0u;
        uint k0 = block;
        for (; k0 + 32u <= end; k0 += 16u) {
            advance();
            fetch();
            uint fromLeft = part * (16u * 17u) + x;
            uint fromRight = part * (16u * 17u) + y;
            vec4 u0_0 = left[fromLeft + 0u];
            vec4 v0_0 = right[fromRight + 0u];
            vec4 u0_1 = left[fromLeft + 17u];
            vec4 v0_1 = right[fromRight + 17u];
            addTerm(u0_0, v0_0);
            vec4 u0_2 = left[fromLeft + 34u];
            vec4 v0_2 = right[fromRight + 34u];
            addTerm(u0_1, v0_1);
            vec4 u0_3 = left[fromLeft + 51u];
            vec4 v0_3 = right[fromRight + 51u];
            addTerm(u0_2, v0_2);
            vec4 u0_4 = left[fromLeft + 68u];
            vec4 v0_4 = right[fromRight + 68u];
            addTerm(u0_3, v0_3);
            vec4 u0_5 = left[fromLeft + 85u];
            vec4 v0_5 = right[fromRight + 85u];
            addTerm(u0_4, v0_4);
            vec4 u0_6 = left[fromLeft + 102u];
            vec4 v0_6 = right[fromRight + 102u];
            addTerm(u0_5, v0_5);
            vec4 u0_7 = left[fromLeft + 119u];
            vec4 v0_7 = right[fromRight + 119u];
            addTerm(u0_6, v0_6);
            vec4 u0_8 = left[fromLeft + 136u];
            vec4 v0_8 = right[fromRight + 136u];
            addTerm(u0_7, v0_7);
            vec4 u0_9 = left[fromLeft + 153u];
            vec4 v0_9 = right[fromRight + 153u];
            addTerm(u0_8, v0_8);
            vec4 u0_10 = left[fromLeft + 170u];
            vec4 v0_10 = right[fromRight + 170u];
            addTerm(u0_9, v0_9);
            vec4 u0_11 = left[fromLeft + 187u];
            vec4 v0_11 = right[fromRight + 187u];
            addTerm(u0_10, v0_10);
            vec4 u0_12 = left[fromLeft + 204u];
            vec4 v0_12 = right[fromRight + 204u];
            addTerm(u0_11, v0_11);
            vec4 u0_13 = left[fromLeft + 221u];
            vec4 v0_13 = right[fromRight + 221u];
            addTerm(u0_12, v0_12);
            vec4 u0_14 = left[fromLeft + 238u];
            vec4 v0_14 = right[fromRight + 238u];
            addTerm(u0_13, v0_13);
            vec4 u0_15 = left[fromLeft + 255u];
            vec4 v0_15 = right[fromRight + 255u];
            addTerm(u0_14, v0_14);
            addTerm(u0_15, v0_15);
            part = 1u - part;
            keep(part);
            barrier();
        }
        for (; k0 < end; k0 += 16u) {
            bool more = k0 + 16u < end;
            if (more) {
                seek(fromA, fromB, i0, j0, k0 + 16u);
                fetch();
            }
            uint fromLeft = part * (16u * 17u) + x;
            uint fromRight = part * (16u * 17u) + y;
            for (uint k = 0u; k < min(16u, end - k0); ++k) {
                vec4 u0 = left[fromLeft + 0u];
                vec4 v0 = right[fromRight + 0u];
                addTerm(u0, v0);
                fromLeft += 17u;
                fromRight += 17u;
            }
            part = 1u - part;
            if (more) keep(part);
            barrier();
        }
        uint target = page * rows * columns;
        if (block > first || end < depth) {
            sum0_0 = waited(i0 + (0u + x) * 4u, j0 + (0u + y) * 4u + 0u, target, block > first, end < depth, sum0_0);
            sum1_0 = waited(i0 + (0u + x) * 4u, j0 + (0u + y) * 4u + 1u, target, block > first, end < depth, sum1_0);
            sum2_0 = waited(i0 + (0u + x) * 4u, j0 + (0u + y) * 4u + 2u, target, block > first, end < depth, sum2_0);
            sum3_0 = waited(i0 + (0u + x) * 4u, j0 + (0u + y) * 4u + 3u, target, block > first, end < depth, sum3_0);
            if (end < depth) continue;
        }
        for (uint c = 0u; c < 4u; ++c) {
            if (c == 0u) {
                {
                    uint place = (0 * 4u + 0u) * 256u + t;
                    left[place / 4u][place % 4u] = sum0_0[0];
                }
                {
                    uint place = (0 * 4u + 1u) * 256u + t;
                    left[place / 4u][place % 4u] = sum0_0[1];
                }
                {
                    uint place = (0 * 4u + 2u) * 256u + t;
                    left[place / 4u][place % 4u] = sum0_0[2];
                }
                {
                    uint place = (0 * 4u + 3u) * 256u + t;
                    left[place / 4u][place % 4u] = sum0_0[3];
                }
            }
            if (c == 1u) {
                {
                    uint place = (0 * 4u + 0u) * 256u + t;
                    left[place / 4u][place % 4u] = sum1_0[0];
                }
                {
                    uint place = (0 * 4u + 1u) * 256u + t;
                    left[place / 4u][place % 4u] = sum1_0[1];
                }
                {
                    uint place = (0 * 4u + 2u) * 256u + t;
                    left[place / 4u][place % 4u] = sum1_0[2];
                }
                {
                    uint place = (0 * 4u + 3u) * 256u + t;
                    left[place / 4u][place % 4u] = sum1_0[3];
                }
            }
            if (c == 2u) {
                {
                    uint place = (0 * 4u + 0u) * 256u + t;
                    left[place / 4u][place % 4u] = sum2_0[0];
                }
                {
                    uint place = (0 * 4u + 1u) * 256u + t;
                    left[place / 4u][place % 4u] = sum2_0[1];
                }
                {
                    uint place = (0 * 4u + 2u) * 256u + t;
                    left[place / 4u][place % 4u] = sum2_0[2];
                }
                {
                    uint place = (0 * 4u + 3u) * 256u + t;
                    left[place / 4u][place % 4u] = sum2_0[3];
                }
            }
            if (c == 3u) {
                {
                    uint place = (0 * 4u + 0u) * 256u + t;
                    left[place / 4u][place % 4u] = sum3_0[0];
                }
                {
                    uint place = (0 * 4u + 1u) * 256u + t;
                    left[place / 4u][place % 4u] = sum3_0[1];
                }
                {
                    uint place = (0 * 4u + 2u) * 256u + t;
                    left[place / 4u][place % 4u] = sum3_0[2];
                }
                {
                    uint place = (0 * 4u + 3u) * 256u + t;
                    left[place / 4u][place % 4u] = sum3_0[3];
                }
            }
            uint beyond = j0 + (c / 4u * 16u + y) * 4u + c % 4u;
            uint j = min(beyond, columns - 1u);
            for (uint high = 0u; high < 4u; high += 4u) {
                [[unroll]] for (int q = 0; q < 4; ++q) {
                    uint under = i0 + (high / 4u * 16u + x) * 4u + q;
                    uint i = min(under, rows - 1u);
                    bool inside = under < rows && beyond < columns;
                    uint e = target + j * rows + i;
                    uint place = (high + q) * 256u + t;
                    float sum = left[place / 4u][place % 4u];
                    finish(inside, e, i, j, vt_canonical(sum));
                }
            }
        }
        barrier();
    }
}
