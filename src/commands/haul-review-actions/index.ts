import { chooseTags } from './choose-tags.ts';
import { closeReviewed, postReview } from './post-review.ts';
import { changeReview, openReviewForm, submitReviewForm } from './review-form.ts';

/** *Write a review*: the form, its preview, and the post in a forum. */
export const haulReviewActions = {
  components: {
    review: openReviewForm,
    rewrite: changeReview,
    reviewtags: chooseTags,
    post: postReview,
    reviewclose: closeReviewed,
  },
  modals: { review: submitReviewForm },
};
