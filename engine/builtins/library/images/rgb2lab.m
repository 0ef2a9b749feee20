% SPDX-License-Identifier: Apache-2.0
function y = rgb2lab(x, varargin)
% CIE 1976 L*a*b* of a colour image or map. Options 'ColorSpace' ('srgb') and 'WhitePoint' ('d65').
% Example: y = rgb2lab([1 1 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[~, white] = colorOptions('rgb2lab', varargin);
y = xyz2lab(rgb2xyz(x, varargin{:}), 'WhitePoint', white);
end
