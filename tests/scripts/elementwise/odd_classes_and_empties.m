% What a comparison with Octave over all pairs of odd arguments found.
disp(size(max(5, []))), disp(size(min(zeros(1, 0), 3))), disp(max('hello', 'a')), disp(min('abc', 'b')), disp(max('abc', 98)), disp(vander([1 2 3]))
try, max([1 2 3], []), catch e, disp(e.identifier), end
disp(max([1 2; 3 4], [], 'all')), disp(max([4 5 6], [], 2))
disp([rem(uint64(5), 0), rem(uint64(5), uint64(0)), mod(uint64(5), 0)]), disp([rem(int64(-5), 0), mod(int64(-5), 0)])
disp(hypot(3i, 4)), disp(hypot([3+4i 1], 12)), disp(nextpow2(int8([5 16 -3]))), disp(class(nextpow2(uint8(5)))), disp(nextpow2(single(9)))
try, angle(int8(3)), catch e, disp(e.message), end
disp(size(diff(zeros(3, 0)))), disp(size(diff(zeros(0, 3)))), disp(size(diff(5))), disp(size(diff(ones(3, 2), 4)))
toeplitz([1+2i 3i 4]), toeplitz([1 2i], [1 5 6]), toeplitz(1:3), size(toeplitz([], 1:3))
T = toeplitz(single([1 2]), [9 8])
vander([1i 2]), class(vander(single([1 2]))), vander([2 3 5])
