% Images beside each other.
disp(imtile({ones(2),zeros(2),0.5*ones(2)}))
disp(size(imtile(zeros(10,20,3,5)))), disp(imtile({uint8([1 2;3 4]),uint8([5 6;7 8])},'GridSize',[2 1],'BorderSize',1,'BackgroundColor','w'))
disp(size(imtile({zeros(4,4),zeros(2,4,3)},'GridSize',[1 NaN]))), disp(size(imtile({zeros(4,4),zeros(2,4)},'ThumbnailSize',[8 NaN]))), disp(size(imtile(zeros(3,3,1,6),'Frames',2:3)))
disp(class(imtile({true(2),false(2)})))
