% SPDX-License-Identifier: Apache-2.0
function [xc, cxc, lxc, zeros_, energy] = wdencmp(how, varargin)
% A vector or matrix by its wavelet transform with thresholds: wdencmp('gbl', x, name, n, t, sorh, keep) with one threshold, and without one for the
% approximation if keep is 1; wdencmp('lvd', x, name, n, t, sorh) with one a level (of a matrix rows h, d, v). ('gbl' or 'lvd', c, l, name, ...) takes a transform.
% zeros_ and energy: percentages of coefficients that are 0 and of the energy that stays.
% Example: x = wdencmp('gbl', [1 1.1 5 5.1], 'haar', 1, 0.2, 'h', 1)
if nargin < 6, error('MATLAB:minrhs', 'Not enough input arguments.'); end
how = validatestring(how, {'gbl', 'lvd'}, 'wdencmp');
args = varargin;
if isnumeric(args{2})
    [c, l] = args{1:2};
    args(1:2) = [];
    [name, n, t, kind] = args{1:4};
    plane = min(size(l)) > 1;
else
    x = args{1};
    args(1) = [];
    [name, n, t, kind] = args{1:4};
    plane = ~isvector(x);
    if plane, [c, l] = wavedec2(x, n, name); else, [c, l] = wavedec(x, n, name); end
end
before = c;
if plane, first = prod(l(1, :)); else, first = l(1); end
if strcmp(how, 'gbl')
    keep = numel(args) < 5 || args{5} == 1;
    from = 1 + keep*first;
    c(from:end) = wthresh(c(from:end), kind, t);
else
    at = first;
    for k = n:-1:1
        if plane
            count = prod(l(n - k + 2, :));
            % Stored as h, v and d; the rows of thresholds are those of h, d and v.
            for row = [1 3 2]
                c(at + (1:count)) = wthresh(c(at + (1:count)), kind, t(row, k));
                at = at + count;
            end
        else
            count = l(n - k + 2);
            c(at + (1:count)) = wthresh(c(at + (1:count)), kind, t(k));
            at = at + count;
        end
    end
end
if plane, xc = waverec2(c, l, name); else, xc = waverec(c, l, name); end
cxc = c;
lxc = l;
zeros_ = 100*nnz(c == 0)/numel(c);
energy = 100*sum(c(:).^2)/max(sum(before(:).^2), realmin);
end
