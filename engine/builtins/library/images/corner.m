% SPDX-License-Identifier: Apache-2.0
function points = corner(A, varargin)
% Corners of an image, rows [x y], the strongest first, n (200) at most: corner(A), corner(A, method), corner(A, n), corner(A, method, n), methods as in
% cornermetric. Options: QualityLevel (0.01 of the strongest), SensitivityFactor, FilterCoefficients.
% Example: A = zeros(20); A(6:14, 6:14) = 1; points = corner(A)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
method = 'Harris';
n = 200;
if ~isempty(args) && isText(args{1}) && ~isempty(args{1}) && any(strncmpi({'Harris', 'MinimumEigenvalue'}, char(args{1}), numel(char(args{1}))))
    method = args{1};
    args(1) = [];
end
if ~isempty(args) && isnumeric(args{1})
    n = double(args{1});
    args(1) = [];
end
level = 0.01;
rest = {};
for k = 1:2:numel(args) - 1
    if strncmpi(args{k}, 'QualityLevel', numel(char(args{k}))), level = args{k + 1}; else, rest = [rest, args(k:k + 1)]; end
end
C = cornermetric(A, method, rest{:});
top = max(C(:));
points = zeros(0, 2);
if ~(top > 0), return, end
peaks = imregionalmax(C) & C >= level*top;
peaks([1 end], :) = false;
peaks(:, [1 end]) = false;
% One point of those that are equal beside each other.
parts = bwconncomp(peaks);
at = cellfun(@(p) p(ceil(end/2)), parts.PixelIdxList);
[~, order] = sort(C(at), 'descend');
at = at(order(1:min(n, end)));
[row, column] = ind2sub(size(C), at(:));
points = [column, row];
end
