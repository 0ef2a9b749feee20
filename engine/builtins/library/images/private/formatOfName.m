% SPDX-License-Identifier: Apache-2.0
function format = formatOfName(name)
% The format that a file's extension or a format's name means, or ''.
switch lower(name)
    case {'png', 'bmp', 'gif'}, format = lower(name);
    case {'jpg', 'jpeg', 'jpe'}, format = 'jpg';
    case {'pgm', 'ppm', 'pbm', 'pnm'}, format = 'pnm';
    case {'tif', 'tiff'}, format = 'tif';
    otherwise, format = '';
end
end
