% SPDX-License-Identifier: Apache-2.0
% Faces over vertices, with a colour a vertex.
v = [0 0 0; 1 0 0; 1 1 0; 0 1 0; 0 0 1; 1 0 1; 1 1 1; 0 1 1];
f = [1 2 3 4; 5 6 7 8; 1 2 6 5; 2 3 7 6; 3 4 8 7; 4 1 5 8];
patch('Vertices', v, 'Faces', f, 'FaceVertexCData', (1:8).', 'FaceColor', 'interp')
view(3), axis equal, title('A cube')
