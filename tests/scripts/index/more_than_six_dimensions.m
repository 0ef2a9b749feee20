% Arrays of more dimensions than a kernel's map has: parts of them are taken and assigned all the same.
x = gpuArray(reshape(single(1:48), 2, 1, 3, 1, 2, 1, 2, 2));
disp(size(x(:, :, 2, 1, :, 1, 2, :)))
disp(gather(squeeze(x(2, 1, 2, 1, :, 1, 2, :))))
x(1, :, 2:3, 1, 2, 1, 1, :) = 0;
disp(gather(sum(x(:))))
x(:, :, :, :, :, :, :, 3) = 7;
disp(size(x)), disp(gather(sum(x(:))))
y = repmat(gpuArray([1 2; 3 4]), 1, 1, 1, 1, 1, 1, 2, 3);
disp(size(y)), disp(gather(sum(y(:))))
z = permute(y, [8 7 6 5 4 3 2 1]);
disp(size(z)), disp(gather(z(3, 2, 1, 1, 1, 1, 2, 1)))
q = fminsearch(@(p) sum((p(:) - 3).^2), ones(2, 1, 1, 1, 1, 1, 1, 2));
disp(max(abs(q(:) - 3)) < 1e-3)
% Arguments that are no numbers of elements.
disp(isempty(blanks(-3)))
try, nchoosek([1 2 3], -1), catch e, disp(e.message), end
disp(size(nchoosek([1 2 3], 5)))
