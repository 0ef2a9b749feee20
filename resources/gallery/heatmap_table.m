% SPDX-License-Identifier: Apache-2.0
% A table in colours.
heatmap({'Q1', 'Q2', 'Q3', 'Q4'}, {'north', 'south', 'west'}, [12 15 9 20; 7 11 13 8; 16 14 18 21])
title('Sales')
