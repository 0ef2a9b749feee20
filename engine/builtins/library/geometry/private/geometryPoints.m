% SPDX-License-Identifier: Apache-2.0
function P = geometryPoints(caller, args)
% The rows of points that a function of geometry was given: one matrix or the coordinates one by one. Options in text or
% in cells, which Qhull had, are left out.
last = numel(args);
while last > 1 && (iscell(args{last}) || ischar(args{last}) || isstring(args{last}) || islogical(args{last}))
    last = last - 1;
end
args = args(1:last);
for k = 1:last
    if ~isnumeric(args{k}) || ~isreal(args{k})
        error(sprintf('MATLAB:%s:NonNumeric', caller), 'The points must be real numbers.');
    elseif numel(args{k}) ~= numel(args{1})
        error(sprintf('MATLAB:%s:InputSizeMismatch', caller), 'The coordinates must have the same number of elements.');
    end
end
if last == 1
    P = double(args{1});
else
    P = zeros(numel(args{1}), last);
    for k = 1:last, P(:, k) = double(args{k}(:)); end
end
if ~ismatrix(P) || size(P, 2) < 2
    error(sprintf('MATLAB:%s:InvalidPoints', caller), 'The matrix of points must have two columns or more.');
elseif ~all(isfinite(P(:)))
    error(sprintf('MATLAB:%s:CannotUseInfNaNInput', caller), 'The coordinates must be finite.');
end
end
