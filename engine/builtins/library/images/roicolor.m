% SPDX-License-Identifier: Apache-2.0
function mask = roicolor(x, varargin)
% The pixels with values from low to high, roicolor(x, low, high), or with one of given values, roicolor(x, values).
% Example: mask = roicolor([1 2 3], 2, 3)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin > 2
    mask = x >= varargin{1} & x <= varargin{2};
else
    mask = ismember(x, varargin{1});
end
end
