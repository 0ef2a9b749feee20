% SPDX-License-Identifier: Apache-2.0
function peaks = houghpeaks(h, varargin)
% Rows [rho theta] of indices of at most n (1) peaks of a Hough transform: houghpeaks(h, n) with options Threshold (half the maximum),
% NHoodSize (odd, about a fiftieth) and Theta.
% Example: peaks = houghpeaks(hough(eye(9)), 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(h, {'numeric'}, {'real', '2d', 'nonsparse', 'nonempty', 'integer', 'nonnegative'}, 'houghpeaks', 'H', 1);
n = 1;
args = varargin;
if mod(numel(args), 2) == 1
    n = double(args{1});
    args(1) = [];
end
threshold = 0.5*max(h(:));
long = size(h)/50;
long = max(2*ceil(long/2) + 1, 1);
theta = linspace(-90, 90, size(h, 2) + 1);
theta(end) = [];
for k = 1:2:numel(args) - 1
    switch validatestring(args{k}, {'Threshold', 'NHoodSize', 'Theta'}, 'houghpeaks')
        case 'Threshold', threshold = double(args{k + 1});
        case 'NHoodSize', long = double(args{k + 1}(:)');
        otherwise, theta = args{k + 1};
    end
end
half = (long - 1)/2;
[m, columns] = size(h);
% At the ends of a half turn rho changes its sign.
around = numel(theta) == columns && numel(theta) > 1 && abs(theta(end) - theta(1) + mean(diff(theta)) - 180) < 1e-6;
peaks = zeros(0, 2);
while size(peaks, 1) < n
    [top, at] = max(h(:));
    if top < threshold || top == 0, break, end
    [p, q] = ind2sub(size(h), at);
    peaks(end + 1, :) = [p, q]; %#ok<AGROW>
    [rr, cc] = ndgrid(p - half(1):p + half(1), q - half(2):q + half(2));
    keep = rr >= 1 & rr <= m;
    rr = rr(keep);
    cc = cc(keep);
    low = cc < 1;
    high = cc > columns;
    if around
        rr(low | high) = m - rr(low | high) + 1;
        cc(low) = cc(low) + columns;
        cc(high) = cc(high) - columns;
    else
        rr(low | high) = [];
        cc(low | high) = [];
    end
    h(sub2ind(size(h), rr, cc)) = 0;
end
end
