% SPDX-License-Identifier: Apache-2.0
function y = lab2rgb(x, varargin)
% Colours of CIE 1976 L*a*b*; options 'ColorSpace' and 'WhitePoint' as in rgb2lab, 'OutputType' 'double', 'single', 'uint8' or 'uint16'.
% Example: y = lab2rgb([100 0 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[kind, options] = outputType('lab2rgb', x, varargin);
[space, white] = colorOptions('lab2rgb', options);
y = xyz2rgb(lab2xyz(x, 'WhitePoint', white), 'ColorSpace', space, 'WhitePoint', white, 'OutputType', kind);
end
