% SPDX-License-Identifier: Apache-2.0
function y = nlfilter(x, varargin)
% A function of each m-by-n neighbourhood, with zeros beyond the border: nlfilter(x, [m n], f), nlfilter(x, 'indexed', [m n], f) with ones.
% Example: y = nlfilter(magic(3), [3 3], @(w) max(w(:)))
args = varargin;
border = 0;
if ~isempty(args) && isText(args{1})
    border = double(isfloat(x));
    args(1) = [];
end
if numel(args) < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
long = double(args{1});
f = args{2};
if isText(f), f = str2func(char(f)); end
more = args(3:end);
centre = floor((long + 1)/2);
p = padImage(x, centre - 1, long - centre, border);
first = f(p(1:long(1), 1:long(2)), more{:});
y = repmat(first, size(x, 1), size(x, 2));
for c = 1:size(x, 2)
    for r = 1:size(x, 1)
        y(r, c) = f(p(r:r + long(1) - 1, c:c + long(2) - 1), more{:});
    end
end
end
