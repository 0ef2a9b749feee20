#version 450
#extension GL_ARB_gpu_shader_int64 : require
// mtimes (tiles of 64×64, vectors of 2)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double a[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { dvec2 a2[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double b[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1Vector { dvec2 b2[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double result[]; };
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
};

uint leftPlace(uint i, uint k) { return k + depth * i; }
uint rightPlace(uint k, uint j) { return k + depth * j; }

// product_tiles.glsl for devices with an exact fma: a workgroup makes a tile of 64 by 64
// elements, each thread 4 by 4 of them. What lies in registers has names, and loops over it
// are written out: a driver that reaches a sum by its number keeps all sums in memory. The operands of
// a term are on their way while the one before is added; columns go there and back, so that one
// begins with the operand that the one before ended with.
shared dvec2 left[2 * 16 * 33];
shared dvec2 right[2 * 16 * 33];
dvec2 nextLeft0;
uint leftAt0;
dvec2 nextLeft1;
uint leftAt1;
dvec2 nextRight0;
uint rightAt0;
dvec2 nextRight1;
uint rightAt1;
dvec2 sum0_0;
dvec2 sum0_1;
dvec2 sum1_0;
dvec2 sum1_1;
dvec2 sum2_0;
dvec2 sum2_1;
dvec2 sum3_0;
dvec2 sum3_1;


// Where the terms from k0 on are in the factors, beyond the edge the last row or column.
void seek(uint fromA, uint fromB, uint i0, uint j0, uint k0) {
    uint t = gl_LocalInvocationID.x;
    {
        uint p = t + 0u * 256u;
        leftAt0 = (fromA + leftPlace(min(i0 + p / 8u, rows - 1u),
                                      min(k0 + p % 8u * 2u, depth - 2u))) / 2u;
    }
    {
        uint p = t + 1u * 256u;
        leftAt1 = (fromA + leftPlace(min(i0 + p / 8u, rows - 1u),
                                      min(k0 + p % 8u * 2u, depth - 2u))) / 2u;
    }
    {
        uint p = t + 0u * 256u;
        rightAt0 = (fromB + rightPlace(min(k0 + p % 8u * 2u, depth - 2u),
                                        min(j0 + p / 8u, columns - 1u))) / 2u;
    }
    {
        uint p = t + 1u * 256u;
        rightAt1 = (fromB + rightPlace(min(k0 + p % 8u * 2u, depth - 2u),
                                        min(j0 + p / 8u, columns - 1u))) / 2u;
    }
}

void advance() {
    leftAt0 += leftPlace(0u, 16u) / 2u;
    leftAt1 += leftPlace(0u, 16u) / 2u;
    rightAt0 += rightPlace(16u, 0u) / 2u;
    rightAt1 += rightPlace(16u, 0u) / 2u;
}

void fetch() {
    nextLeft0 = a2[leftAt0];
    nextLeft1 = a2[leftAt1];
    nextRight0 = b2[rightAt0];
    nextRight1 = b2[rightAt1];
}

void keep(uint part) {
    uint t = gl_LocalInvocationID.x;
    {
        uint p = t + 0u * 256u;
        uint i = p / 8u;
        uint at = (part * 16u + p % 8u * 2u) * 33u + i / 2u;
        left[at][i % 2u] = nextLeft0[0];
        left[at + 33u][i % 2u] = nextLeft0[1];
    }
    {
        uint p = t + 1u * 256u;
        uint i = p / 8u;
        uint at = (part * 16u + p % 8u * 2u) * 33u + i / 2u;
        left[at][i % 2u] = nextLeft1[0];
        left[at + 33u][i % 2u] = nextLeft1[1];
    }
    {
        uint p = t + 0u * 256u;
        uint j = p / 8u;
        uint at = (part * 16u + p % 8u * 2u) * 33u + j / 2u;
        right[at][j % 2u] = nextRight0[0];
        right[at + 33u][j % 2u] = nextRight0[1];
    }
    {
        uint p = t + 1u * 256u;
        uint j = p / 8u;
        uint at = (part * 16u + p % 8u * 2u) * 33u + j / 2u;
        right[at][j % 2u] = nextRight1[0];
        right[at + 33u][j % 2u] = nextRight1[1];
    }
}

void addTerm(in dvec2 u0, in dvec2 u1, in dvec2 v0, in dvec2 v1) {
    sum0_0 = fma(u0, dvec2(v0[0]), sum0_0);
    sum0_1 = fma(u1, dvec2(v0[0]), sum0_1);
    sum1_1 = fma(u1, dvec2(v0[1]), sum1_1);
    sum1_0 = fma(u0, dvec2(v0[1]), sum1_0);
    sum2_0 = fma(u0, dvec2(v1[0]), sum2_0);
    sum2_1 = fma(u1, dvec2(v1[0]), sum2_1);
    sum3_1 = fma(u1, dvec2(v1[1]), sum3_1);
    sum3_0 = fma(u0, dvec2(v1[1]), sum3_0);
}

void storeElement(uint i, uint j, uint i0, uint j0, uint target, uint block, uint first, uint end,
                  double sum) {
    uint e = target + j * rows + i;
    if (block > first) sum = result[e] + sum;
    if (end < depth) {
        result[e] = sum;
        return;
    }
    result[e] = vt_canonical(sum);
    if (i0 != j0) result[target + i * rows + j] = vt_canonical(sum);
}

void storeVector(uint i, uint j, uint i0, uint j0, uint target, uint block, uint first, uint end,
                 dvec2 sums) {
    if (i >= rows || j >= columns) return;
    storeElement(i + 0u, j, i0, j0, target, block, first, end, sums[0]);
    storeElement(i + 1u, j, i0, j0, target, block, first, end, sums[1]);
}

void main() {
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    if (group >= tiles) return;
    uint i0 = group % rowTiles * 64u;
    group /= rowTiles;
    uint j0 = group % columnTiles * 64u;
    group /= columnTiles;
    if (i0 > j0) return;
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
        sum0_0 = dvec2(0);
        sum0_1 = dvec2(0);
        sum1_0 = dvec2(0);
        sum1_1 = dvec2(0);
        sum2_0 = dvec2(0);
        sum2_1 = dvec2(0);
        sum3_0 = dvec2(0);
        sum3_1 = dvec2(0);
        keep(0u);
        barrier();
        uint part = 0u;
        uint k0 = block;
        for (; k0 + 32u <= end; k0 += 16u) {
            advance();
            fetch();
            uint fromLeft = part * (16u * 33u) + x;
            uint fromRight = part * (16u * 33u) + y;
            dvec2 u0_0 = left[fromLeft + 0u];
            dvec2 u1_0 = left[fromLeft + 16u];
            dvec2 v0_0 = right[fromRight + 0u];
            dvec2 v1_0 = right[fromRight + 16u];
            dvec2 u0_1 = left[fromLeft + 33u];
            dvec2 u1_1 = left[fromLeft + 49u];
            dvec2 v0_1 = right[fromRight + 33u];
            dvec2 v1_1 = right[fromRight + 49u];
            addTerm(u0_0, u1_0, v0_0, v1_0);
            dvec2 u0_2 = left[fromLeft + 66u];
            dvec2 u1_2 = left[fromLeft + 82u];
            dvec2 v0_2 = right[fromRight + 66u];
            dvec2 v1_2 = right[fromRight + 82u];
            addTerm(u0_1, u1_1, v0_1, v1_1);
            dvec2 u0_3 = left[fromLeft + 99u];
            dvec2 u1_3 = left[fromLeft + 115u];
            dvec2 v0_3 = right[fromRight + 99u];
            dvec2 v1_3 = right[fromRight + 115u];
            addTerm(u0_2, u1_2, v0_2, v1_2);
            dvec2 u0_4 = left[fromLeft + 132u];
            dvec2 u1_4 = left[fromLeft + 148u];
            dvec2 v0_4 = right[fromRight + 132u];
            dvec2 v1_4 = right[fromRight + 148u];
            addTerm(u0_3, u1_3, v0_3, v1_3);
            dvec2 u0_5 = left[fromLeft + 165u];
            dvec2 u1_5 = left[fromLeft + 181u];
            dvec2 v0_5 = right[fromRight + 165u];
            dvec2 v1_5 = right[fromRight + 181u];
            addTerm(u0_4, u1_4, v0_4, v1_4);
            dvec2 u0_6 = left[fromLeft + 198u];
            dvec2 u1_6 = left[fromLeft + 214u];
            dvec2 v0_6 = right[fromRight + 198u];
            dvec2 v1_6 = right[fromRight + 214u];
            addTerm(u0_5, u1_5, v0_5, v1_5);
            dvec2 u0_7 = left[fromLeft + 231u];
            dvec2 u1_7 = left[fromLeft + 247u];
            dvec2 v0_7 = right[fromRight + 231u];
            dvec2 v1_7 = right[fromRight + 247u];
            addTerm(u0_6, u1_6, v0_6, v1_6);
            dvec2 u0_8 = left[fromLeft + 264u];
            dvec2 u1_8 = left[fromLeft + 280u];
            dvec2 v0_8 = right[fromRight + 264u];
            dvec2 v1_8 = right[fromRight + 280u];
            addTerm(u0_7, u1_7, v0_7, v1_7);
            dvec2 u0_9 = left[fromLeft + 297u];
            dvec2 u1_9 = left[fromLeft + 313u];
            dvec2 v0_9 = right[fromRight + 297u];
            dvec2 v1_9 = right[fromRight + 313u];
            addTerm(u0_8, u1_8, v0_8, v1_8);
            dvec2 u0_10 = left[fromLeft + 330u];
            dvec2 u1_10 = left[fromLeft + 346u];
            dvec2 v0_10 = right[fromRight + 330u];
            dvec2 v1_10 = right[fromRight + 346u];
            addTerm(u0_9, u1_9, v0_9, v1_9);
            dvec2 u0_11 = left[fromLeft + 363u];
            dvec2 u1_11 = left[fromLeft + 379u];
            dvec2 v0_11 = right[fromRight + 363u];
            dvec2 v1_11 = right[fromRight + 379u];
            addTerm(u0_10, u1_10, v0_10, v1_10);
            dvec2 u0_12 = left[fromLeft + 396u];
            dvec2 u1_12 = left[fromLeft + 412u];
            dvec2 v0_12 = right[fromRight + 396u];
            dvec2 v1_12 = right[fromRight + 412u];
            addTerm(u0_11, u1_11, v0_11, v1_11);
            dvec2 u0_13 = left[fromLeft + 429u];
            dvec2 u1_13 = left[fromLeft + 445u];
            dvec2 v0_13 = right[fromRight + 429u];
            dvec2 v1_13 = right[fromRight + 445u];
            addTerm(u0_12, u1_12, v0_12, v1_12);
            dvec2 u0_14 = left[fromLeft + 462u];
            dvec2 u1_14 = left[fromLeft + 478u];
            dvec2 v0_14 = right[fromRight + 462u];
            dvec2 v1_14 = right[fromRight + 478u];
            addTerm(u0_13, u1_13, v0_13, v1_13);
            dvec2 u0_15 = left[fromLeft + 495u];
            dvec2 u1_15 = left[fromLeft + 511u];
            dvec2 v0_15 = right[fromRight + 495u];
            dvec2 v1_15 = right[fromRight + 511u];
            addTerm(u0_14, u1_14, v0_14, v1_14);
            addTerm(u0_15, u1_15, v0_15, v1_15);
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
            uint fromLeft = part * (16u * 33u) + x;
            uint fromRight = part * (16u * 33u) + y;
            for (uint k = 0u; k < min(16u, end - k0); ++k) {
                dvec2 u0 = left[fromLeft + 0u];
                dvec2 u1 = left[fromLeft + 16u];
                dvec2 v0 = right[fromRight + 0u];
                dvec2 v1 = right[fromRight + 16u];
                addTerm(u0, u1, v0, v1);
                fromLeft += 33u;
                fromRight += 33u;
            }
            part = 1u - part;
            if (more) keep(part);
            barrier();
        }
        uint target = page * rows * columns;
        storeVector(i0 + (0u + x) * 2u, j0 + (0u + y) * 2u + 0u, i0, j0, target, block, first, end, sum0_0);
        storeVector(i0 + (16u + x) * 2u, j0 + (0u + y) * 2u + 0u, i0, j0, target, block, first, end, sum0_1);
        storeVector(i0 + (0u + x) * 2u, j0 + (0u + y) * 2u + 1u, i0, j0, target, block, first, end, sum1_0);
        storeVector(i0 + (16u + x) * 2u, j0 + (0u + y) * 2u + 1u, i0, j0, target, block, first, end, sum1_1);
        storeVector(i0 + (0u + x) * 2u, j0 + (16u + y) * 2u + 0u, i0, j0, target, block, first, end, sum2_0);
        storeVector(i0 + (16u + x) * 2u, j0 + (16u + y) * 2u + 0u, i0, j0, target, block, first, end, sum2_1);
        storeVector(i0 + (0u + x) * 2u, j0 + (16u + y) * 2u + 1u, i0, j0, target, block, first, end, sum3_0);
        storeVector(i0 + (16u + x) * 2u, j0 + (16u + y) * 2u + 1u, i0, j0, target, block, first, end, sum3_1);
    }
}
