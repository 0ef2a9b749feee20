% SPDX-License-Identifier: Apache-2.0
function y = imsharpen(x, varargin)
% Unsharp masking. Options Radius (1, of the Gaussian), Amount (0.8) and Threshold (0).
% Example: y = imsharpen([0 0 1 1; 0 0 1 1]);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = struct('Radius', 1, 'Amount', 0.8, 'Threshold', 0);
for k = 1:2:numel(varargin) - 1
    o.(validatestring(varargin{k}, fieldnames(o), 'imsharpen')) = double(varargin{k + 1});
end
kind = class(x);
f = toFloatImage(x);
long = 2*ceil(2*o.Radius) + 1;
detail = f - imgaussfilt(f, o.Radius, 'FilterSize', long);
if o.Threshold > 0, detail = detail.*(abs(detail) > o.Threshold*max(abs(detail(:)))); end
y = toImageClass(f + o.Amount*detail, kind);
end
